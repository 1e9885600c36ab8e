import { promoCodeProblem, promoRefusal } from '../../../rules/form/promo-code.ts'
import { readErrorBody } from '../../../rules/session/error-body.ts'
import { promo } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { follow } from './notify.ts'

/** Checks a promo code. While one is accepted, no bonus is chosen. */
export async function applyPromo(registration: RegistrationStore, entered: string): Promise<void> {
  const { store, ask, setup } = registration
  const code = entered.trim()
  const move = (state: Parameters<typeof promo.actions.moved>[0]) => store.dispatch(promo.actions.moved(state))
  const problem = promoCodeProblem(code)
  if (problem) return void move({ kind: 'refused', code, text: problem })
  move({ kind: 'asking', code })
  const { currency } = store.getState().bonuses
  const isCurrent = () => {
    const { promo: now, bonuses } = store.getState()
    return now.kind === 'asking' && now.code === code && bonuses.currency === currency
  }
  const outcome = await ask('check-promo', { body: { code, currency, locale: setup.landing.locale } })
  if (!isCurrent()) return
  if (outcome.kind === 'answer') {
    return void move({ kind: 'accepted', code, description: outcome.content.description })
  }
  if (outcome.status === 0 || outcome.status >= 429) {
    move({ kind: 'none' })
    return follow(registration, 'other', outcome)
  }
  move({ kind: 'refused', code, text: promoRefusal(readErrorBody(outcome.content).first.reason ?? '') })
}

export function cancelPromo({ store }: RegistrationStore): void {
  store.dispatch(promo.actions.moved({ kind: 'none' }))
}
