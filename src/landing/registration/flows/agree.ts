import { bonuses } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { changeCurrency } from './bonuses.ts'
import { applyPromo } from './promo.ts'
import { waitUntil } from './wait-until.ts'

/** What a form shows of the state that it shares with the registration; undefined if it has no such input. */
export type Shown = {
  readonly currency: string | undefined
  readonly bonusId: number | null | undefined
  readonly promo: string
}

/**
 * Before a form is sent, the state takes over what the form shows: inputs may have changed without an event. Resolves to
 * false if there is nothing to send, because the dialog was left or its promo code is refused.
 */
export async function agree(registration: RegistrationStore, { currency, bonusId, promo }: Shown): Promise<boolean> {
  const { store, state } = registration
  if (currency && currency !== state().bonuses.currency) void changeCurrency(registration, currency)
  if (bonusId !== undefined && bonusId !== state().bonuses.chosen)
    store.dispatch(bonuses.actions.picked({ id: bonusId, isPromo: state().promo.kind === 'accepted' }))
  const isSettled = () => waitUntil(registration, (now) => !now.bonuses.isLoading && now.promo.kind !== 'asking')
  if (!(await isSettled())) return false
  if (promo && state().promo.kind !== 'accepted') await applyPromo(registration, promo)
  return !promo || state().promo.kind === 'accepted'
}
