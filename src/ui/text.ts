import { formatMoney } from '../rules/money.ts'
import { formatText } from './format-text.ts'
import { type PageBasics, usePageBasics } from './page-basics.ts'

export type Values = Readonly<Record<string, string | number>>

export type TextOf = (id: string, values?: Values) => string

/** The page's texts, with its values put in. */
export function useText(): TextOf {
  const { texts, values, locale } = usePageBasics()
  return (id, more) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`The page does not carry the text "${id}".`)
    return formatText(text, locale.tag, { ...values, ...more })
  }
}

/** An amount in a currency, as the page's language writes it. */
export function useMoney(): (amount: number, currency: string) => string {
  const { currencies, numbers } = usePageBasics()
  return (amount, currency) => formatMoney(amount, symbolOf(currencies, currency), numbers)
}

function symbolOf(currencies: PageBasics['currencies'], currency: string): string {
  return currencies.find(({ code }) => code === currency)?.symbol ?? currency
}
