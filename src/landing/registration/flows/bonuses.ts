import { preselectBonus, type WelcomeBonus } from '../../../rules/form/bonus-choice.ts'
import { bonuses } from '../slices/slices.ts'
import type { RegistrationStore } from '../store.ts'

/** How long a change of currency is seen to load, also when the answer is there at once. */
const loading = 1000

/** The bonuses of a currency, and which of them is chosen: a former choice stands where it is still offered. */
export async function loadBonuses(
  { store, read, setup }: RegistrationStore,
  currency: string,
  former?: number | null,
): Promise<void> {
  const { landing, surroundings } = setup
  store.dispatch(bonuses.actions.asked(currency))
  const [outcome] = await Promise.all([
    read('welcome-bonuses', { query: { currency, landing: landing.slug } }, { isFresh: true }),
    surroundings.wait(loading),
  ])
  // A later change of currency has asked for another list.
  if (store.getState().bonuses.currency !== currency) return
  if (outcome.kind === 'answer') {
    const list: readonly WelcomeBonus[] = outcome.content.data.data
    const isOffered = former === null || list.some(({ id }) => id === former)
    const preselected = preselectBonus(list, {
      query: surroundings.query(),
      current: store.getState().bonuses.chosen,
      bonusIds: [landing.bonus.bonusId ?? undefined],
      category: landing.bonus.category,
    })
    store.dispatch(bonuses.actions.arrived({ list, chosen: isOffered ? (former ?? null) : preselected }))
  }
  store.dispatch(bonuses.actions.shown())
}
