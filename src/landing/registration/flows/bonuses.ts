import { preselectBonus, type WelcomeBonus } from '../../../rules/form/bonus-choice.ts'
import { bonuses } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** The minimum time that the loading indicator is shown after a change of currency. */
const loading = 1000

/** Loads the bonuses of a currency. Keeps the former choice if it is still offered. */
export async function loadBonuses(
  { store, read, setup }: RegistrationStore,
  currency: string,
  former?: number | null,
): Promise<void> {
  const { landing, browser } = setup
  store.dispatch(bonuses.actions.requested(currency))
  const [outcome] = await Promise.all([
    read('welcome-bonuses', { query: { currency, landing: landing.slug } }, { isFresh: true }),
    browser.wait(loading),
  ])
  // A later change of currency has requested another list.
  if (store.getState().bonuses.currency !== currency) return
  if (outcome.kind === 'answer') {
    const list: readonly WelcomeBonus[] = outcome.content.data.data
    const isOffered = former === null || list.some(({ id }) => id === former)
    const preselected = preselectBonus(list, {
      query: browser.query(),
      current: store.getState().bonuses.chosen,
      bonusIds: [landing.bonus.bonusId ?? undefined],
      category: landing.bonus.category,
    })
    store.dispatch(bonuses.actions.arrived({ list, chosen: isOffered ? (former ?? null) : preselected }))
  }
  store.dispatch(bonuses.actions.shown())
}
