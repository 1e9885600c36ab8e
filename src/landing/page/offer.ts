import type { Prize } from '../../contract/index.ts'
import { formatPercent } from '../../rules/money.ts'
import { useMoney, useText, type Values } from '../../ui/text.ts'
import { type Page, usePage } from './page.ts'

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

/** The values of an offer that differs from the landing's bonus. */
export function useOfferValues(): (offer: Page['button']['offer']) => Values {
  const money = useMoney()
  const { numbers } = usePage()
  return (offer) => ({
    ...(offer?.percent === undefined ? {} : { percent: formatPercent(offer.percent, numbers) }),
    ...(offer?.maximum === undefined ? {} : { amount: money(offer.maximum.amount, offer.maximum.currency) }),
  })
}
