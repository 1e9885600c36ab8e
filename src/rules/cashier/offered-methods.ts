import type { Market, PaymentMethod } from '../../contract/index.ts'

type Group = PaymentMethod['group']

/** In the order in which players see them. */
const groups: readonly Group[] = [
  'recommended',
  'bank-cards',
  'e-wallet',
  'mobile-payment',
  'payment-systems',
  'internet-banking',
  'cryptocurrency',
]

type Place = Pick<Market, 'id' | 'countries' | 'currencies'>
type Holder = { readonly country: string | null; readonly currency: string }

/** The market that serves a player: of those with the currency, one of the player's country, the smaller first. */
export function marketOfPlayer<Named extends Place>(
  markets: readonly Named[],
  { country, currency }: Holder,
): Named | undefined {
  const fitting = markets
    .filter(({ currencies }) => currencies.includes(currency))
    .toSorted((one, other) => one.countries.length - other.countries.length)
  return fitting.find(({ countries }) => country !== null && countries.includes(country)) ?? fitting[0]
}

/** The methods by which a player can pay in, by group. */
export function depositMethods(
  methods: readonly PaymentMethod[],
  market: string | undefined,
  currency: string,
): readonly { readonly group: Group; readonly methods: readonly PaymentMethod[] }[] {
  const offered = methods.filter(
    ({ direction, markets, ranges }) =>
      direction !== 'withdrawal' &&
      market !== undefined &&
      markets.includes(market) &&
      ranges.some((range) => range.currency === currency),
  )
  return groups
    .map((group) => ({ group, methods: offered.filter((method) => method.group === group) }))
    .filter((listed) => listed.methods.length > 0)
}
