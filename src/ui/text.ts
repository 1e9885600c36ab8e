import type { Prize } from '../contract/index.ts'
import { type Page, usePage } from '../landing/page/page.ts'
import { formatMoney, formatPercent } from '../rules/money.ts'
import { formatText } from './format-text.ts'

type Values = Readonly<Record<string, string | number>>

export type TextOf = (id: string, values?: Values) => string

/** The page's texts, with its values put in. */
export function useText(): TextOf {
  const { texts, values, locale } = usePage()
  return (id, more) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`The page does not carry the text "${id}".`)
    return formatText(text, locale.tag, { ...values, ...more })
  }
}

/** An amount in a currency, as the page's language writes it. */
export function useMoney(): (amount: number, currency: string) => string {
  const { currencies, numbers } = usePage()
  return (amount, currency) => formatMoney(amount, symbolOf(currencies, currency), numbers)
}

export function usePrizeLabel(): (prize: Prize) => string {
  const text = useText()
  const money = useMoney()
  const { bonus, numbers } = usePage()
  return (prize) => {
    switch (prize.kind) {
      case 'bonus':
        return money(bonus.amount, bonus.currency)
      case 'percent':
        return formatPercent(prize.value, numbers)
      case 'money':
        return money(prize.value.amount, prize.value.currency)
      case 'free-spins':
        return text('ui.prize.free-spins', { count: prize.count })
      case 'multiplier':
        return `×${prize.value}`
      case 'try-again':
        return text('ui.prize.try-again')
      default:
        return prize satisfies never
    }
  }
}

/** The values of a promise that differs in form from the landing's bonus. */
export function useOfferValues(): (offer: Page['button']['offer']) => Values {
  const money = useMoney()
  const { numbers } = usePage()
  return (offer) => ({
    ...(offer?.percent === undefined ? {} : { percent: formatPercent(offer.percent, numbers) }),
    ...(offer?.maximum === undefined ? {} : { amount: money(offer.maximum.amount, offer.maximum.currency) }),
  })
}

function symbolOf(currencies: Page['currencies'], currency: string): string {
  return currencies.find(({ code }) => code === currency)?.symbol ?? currency
}
