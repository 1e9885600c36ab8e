import { formatMoney } from '../../../rules/money.ts'
import type { Journey } from '../../page/journey.ts'
import type { Page } from '../../page/page.ts'

/** The page's bonus in the currency that the registration shows; null while that is the page's own. */
export function pageInCurrency(page: Page, { currency, bonuses }: Pick<Journey, 'currency' | 'bonuses'>) {
  const bonus = bonuses.find(({ bonusId }) => bonusId === page.bonuses[0]?.bonusId) ?? bonuses[0]
  if (currency === page.bonus.currency || !bonus) return null
  const { symbol = currency } = page.currencies.find(({ code }) => code === currency) ?? {}
  return {
    bonus: { ...page.bonus, currency, amount: bonus.amount },
    values: { ...page.values, currency, amount: formatMoney(bonus.amount, symbol, page.numbers) },
  }
}
