import type { Market, PaymentMethod } from '../../contract/index.ts'
import type { Range } from './payment-amount.ts'

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

type Listed = readonly { readonly group: Group; readonly methods: readonly PaymentMethod[] }[]

/** The methods by which a player can pay in, by group. */
export const depositMethods = (
  methods: readonly PaymentMethod[],
  market: string | undefined,
  currency: string,
): Listed =>
  byGroup(
    methods.filter(
      ({ direction, markets, ranges }) =>
        direction !== 'withdrawal' && isListed(markets, market) && rangeIn(ranges, currency) !== undefined,
    ),
  )

/** The methods by which a player can be paid out, by group. */
export const withdrawalMethods = (
  methods: readonly PaymentMethod[],
  market: string | undefined,
  currency: string,
): Listed =>
  byGroup(
    methods.filter((method) => isListed(method.markets, market) && withdrawalRange(method, currency) !== undefined),
  )

/** The amounts of one withdrawal; undefined if the method pays nothing out in the currency. */
export const withdrawalRange = (
  { direction, ranges, withdrawal }: PaymentMethod,
  currency: string,
): Range | undefined => (direction === 'deposit' ? undefined : rangeIn(withdrawal?.ranges ?? ranges, currency))

export const rangeIn = (ranges: readonly Range[], currency: string): Range | undefined =>
  ranges.find((range) => range.currency === currency)

const isListed = (markets: readonly string[], market: string | undefined) =>
  market !== undefined && markets.includes(market)

const byGroup = (offered: readonly PaymentMethod[]): Listed =>
  groups
    .map((group) => ({ group, methods: offered.filter((method) => method.group === group) }))
    .filter(({ methods }) => methods.length > 0)
