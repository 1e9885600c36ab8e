import { formatMoney } from '../rules/money.ts'
import { formatText } from './format-text.ts'
import { type PageBasics, usePageBasics } from './page-basics.ts'

export type Values = Readonly<Record<string, string | number>>

export type TextOf = (id: string, values?: Values) => string

/** Formats the page's texts with its values. */
export function useText(): TextOf {
  const { texts, values, locale, numbers } = usePageBasics()
  return (id, more) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`The page lacks the text "${id}".`)
    return formatText(text, locale.tag, { ...values, ...more }, numbers)
  }
}

/** Formats an amount in a currency for the page's language. */
export function useMoney(): (amount: number, currency: string) => string {
  const { currencies, numbers } = usePageBasics()
  return (amount, currency) => formatMoney(amount, symbolOf(currencies, currency), numbers)
}

function symbolOf(currencies: PageBasics['currencies'], currency: string): string {
  return currencies.find(({ code }) => code === currency)?.symbol ?? currency
}
