import { bonusValues } from '../../../rules/bonus-values.ts'
import { formatMoney } from '../../../rules/money.ts'
import type { Journey } from '../../page/journey.ts'
import type { Page } from '../../page/page.ts'

/** The page's bonus in the currency that the registration shows; null while that is the page's own. */
export function pageInCurrency(
  page: Pick<Page, 'bonus' | 'offers' | 'values' | 'currencies' | 'numbers'>,
  { currency, bonuses }: Pick<Journey, 'currency' | 'bonuses'>,
): Journey['pageChanges'] {
  // The first is the landing's own.
  const bonus = bonuses.find(({ bonusId }) => bonusId === page.offers[0]?.bonusId) ?? bonuses[0]
  const terms = page.offers.find(({ bonusId }) => bonusId === bonus?.bonusId)
  if (currency === page.bonus.currency || !bonus || !terms) return null
  const { id: preset, bonusId, category, percent, conditions } = terms
  const { symbol = currency } = page.currencies.find(({ code }) => code === currency) ?? {}
  const amount = formatMoney(bonus.amount, symbol, page.numbers)
  const { percent: _percent, points: _points, minimumOdds: _minimumOdds, ...values } = page.values
  return {
    bonus: { preset, bonusId, category, ...(percent !== undefined && { percent }), amount: bonus.amount, currency },
    conditions,
    values: { ...values, ...bonusValues(terms, { amount, currency }, page.numbers) },
  }
}
