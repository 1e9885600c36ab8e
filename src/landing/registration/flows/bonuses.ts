import { preselectBonus, type WelcomeBonus } from '../../../rules/form/bonus-choice.ts'
import { bonuses } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'
import { follow } from './notify.ts'
import { applyPromo } from './promo.ts'

/** The minimum time that the loading indicator is shown after a change of currency. */
const loading = 1000

/** Keeps the visitor's choice, also of no bonus. A promo code is accepted for one currency: it is checked again. */
export async function changeCurrency(registration: RegistrationStore, currency: string): Promise<void> {
  const { promo, bonuses: former } = registration.state()
  const loaded = loadBonuses(registration, currency, former.picked)
  if (promo.kind === 'accepted' || promo.kind === 'asking') await applyPromo(registration, promo.code)
  await loaded
}

/** Loads the bonuses of a currency. Keeps the visitor's choice, former or new, if it is still offered. */
export async function loadBonuses(
  registration: RegistrationStore,
  currency: string,
  former?: number | null,
): Promise<void> {
  const { store, read, setup } = registration
  const { landing, browser } = setup
  store.dispatch(bonuses.actions.requested({ currency, picked: former }))
  const [outcome] = await Promise.all([
    read('welcome-bonuses', { query: { currency, landing: landing.slug } }, { isFresh: true }),
    browser.wait(loading),
  ])
  // A later change of currency has requested another list.
  if (store.getState().bonuses.currency !== currency) return
  if (outcome.kind === 'answer') chooseFrom(registration, outcome.content.data.data)
  const shown = store.getState().bonuses.listCurrency || landing.bonus.currency
  if (shown !== currency) {
    store.dispatch(bonuses.actions.returned(shown))
    if (outcome.kind === 'failure') follow(registration, 'other', outcome)
  }
  store.dispatch(bonuses.actions.shown())
}

/** Shows a list, with the visitor's choice or else the preselected bonus. */
export function chooseFrom({ store, setup }: RegistrationStore, list: readonly WelcomeBonus[]): void {
  const { landing, browser } = setup
  const { picked, chosen: current } = store.getState().bonuses
  const isOffered = picked === null || list.some(({ id }) => id === picked)
  const chosen =
    picked !== undefined && isOffered
      ? picked
      : preselectBonus(list, {
          query: browser.query(),
          current,
          bonusIds: [landing.bonus.bonusId ?? undefined],
          category: landing.bonus.category,
        })
  store.dispatch(bonuses.actions.arrived({ list, chosen }))
}
