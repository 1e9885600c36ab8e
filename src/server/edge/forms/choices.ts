import { preselectBonus } from '../../../rules/form/bonus-choice.ts'
import { chooseCurrency } from '../../../rules/form/currency-choice.ts'
import { offeredBonuses } from '../../../rules/landing/offered-presets.ts'
import { find } from '../../../rules/landing/records.ts'
import type { Submission } from './submission.ts'

/** The currency of the form, or the one with which the application would have started. */
export function chosenCurrency({ sent, entered, built, asked }: Submission): string {
  if (sent.has('currency')) return entered.form.currency
  const { currencies, bonus } = built.page
  const places = { currencies, defaultCurrency: bonus.currency }
  return chooseCurrency(places, { query: asked.query, cookie: asked.cookies.get('currency') })
}

/** The list of the document is that of one currency: what another one does not have is chosen anew. */
export function chosenBonus({ site, landing, sent, entered, asked }: Submission, currency: string): number | null {
  const offered = offeredBonuses(site.records, landing, currency)
  const { bonus } = entered.form
  const isOffered = bonus === null || offered.some(({ bonusId }) => bonusId === bonus)
  if (sent.has('bonus_id') && isOffered) return bonus
  const bonuses = offered.map(({ bonusId, category }) => ({
    id: bonusId,
    casino: category === 'casino',
    bets: category === 'sport',
  }))
  const { bonusId: own } = find(site.records.bonusPresets, landing.bonus.preset)
  return preselectBonus(bonuses, { query: asked.query, current: null, bonusIds: [own] })
}
