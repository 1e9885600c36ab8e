import type { CompiledLanding, Offer } from '../../contract/index.ts'
import type { LandingProblem, LandingRule, ReferenceRule } from './rule.ts'

/** Visitors from the landing's market can hold an account in the landing's currency. */
export const currencyBelongsToMarket: LandingRule = ({ bonus, market }, { library }) => {
  const currencies = library.markets.get(market)?.currencies ?? []
  if (currencies.length === 0 || currencies.includes(bonus.currency)) return []
  const message = `${bonus.currency} is not a currency of the market "${market}".`
  return [
    {
      code: 'currency-not-in-market',
      pointer: '/bonus/currency',
      message,
      suggestion: `its currencies: ${currencies.join(', ')}`,
    },
  ]
}

/** Button, side banner and gift banner promise what the bonus gives. */
export const offersAgree: LandingRule = ({ bonus, button, banner }) => [
  ...compareOffer('/button/offer', button.offer, bonus),
  ...compareOffer('/banner/side/offer', banner.side?.offer, bonus),
  ...compareOffer('/banner/gift/offer', banner.gift?.offer, bonus),
]

function compareOffer(pointer: string, offer: Offer | undefined, bonus: CompiledLanding['bonus']): LandingProblem[] {
  if (!offer) return []
  const problems: LandingProblem[] = []
  const disagree = (place: string, said: string, given: string) => {
    const message = `The offer promises ${said}, but the bonus "${bonus.preset}" gives ${given}.`
    problems.push({
      code: 'offer-disagrees',
      pointer: pointer + place,
      message,
      suggestion: `write ${given}, or choose another preset`,
    })
  }
  if (offer.percent !== undefined && offer.percent !== bonus.percent) {
    disagree('/percent', `${offer.percent}%`, bonus.percent === undefined ? 'no percentage' : `${bonus.percent}%`)
  }
  const { amount, currency } = offer.maximum ?? bonus
  if (amount !== bonus.amount || currency !== bonus.currency) {
    disagree('/maximum', `${amount} ${currency}`, `${bonus.amount} ${bonus.currency}`)
  }
  return problems
}

/** Games on the page pay in the landing's currency. */
export const prizesArePayable: ReferenceRule =
  ({ bonus }) =>
  ({ name }, [property]) => {
    if (name === bonus.currency || property !== 'blocks') return undefined
    return { code: 'prize-currency', message: `The prize is in ${name}, but the landing uses ${bonus.currency}.` }
  }
