import { useMemo } from 'react'
import { formatMoney } from '../../rules/money.ts'
import { useLoadedJourney } from '../page/journey.ts'
import type { Page, PageBonus } from '../page/page.ts'

/** The page with its bonus in the currency that the registration shows, so that a page never shows two. */
export function usePageInCurrency(page: Page): Page {
  const journey = useLoadedJourney()
  const { currency, bonuses } = journey ?? { currency: page.bonus.currency, bonuses: page.bonuses }
  const advertised = page.bonuses[0]?.bonusId
  const bonus = bonuses.find(({ bonusId }) => bonusId === advertised) ?? bonuses[0]
  const amount = bonus?.amount
  return useMemo(() => inCurrency(page, currency, amount), [page, currency, amount])
}

function inCurrency(page: Page, currency: string, amount: PageBonus['amount'] | undefined): Page {
  const { symbol = currency } = page.currencies.find(({ code }) => code === currency) ?? {}
  if (currency === page.bonus.currency || amount === undefined) return page
  return {
    ...page,
    bonus: { ...page.bonus, currency, amount },
    values: { ...page.values, currency, amount: formatMoney(amount, symbol, page.numbers) },
  }
}
