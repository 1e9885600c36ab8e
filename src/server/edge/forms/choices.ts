import { preselectBonus } from '../../../rules/form/bonus-choice.ts'
import { chooseCurrency } from '../../../rules/form/currency-choice.ts'
import { offeredBonuses } from '../../../rules/landing/offered-presets.ts'
import { find } from '../../../rules/landing/records.ts'
import type { Submission } from './submission.ts'

/** The form's currency, or the one that the application would have preselected. */
export function chosenCurrency({ sent, entered, built, asked }: Submission): string {
  if (sent.has('currency')) return entered.form.currency
  const { currencies, bonus } = built.page
  const places = { currencies, defaultCurrency: bonus.currency }
  return chooseCurrency(places, { query: asked.query, cookie: asked.cookies.get('currency') })
}

/** The document lists the bonuses of one currency. If another one does not offer the chosen bonus, preselects again. */
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
