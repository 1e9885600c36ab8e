import type { CurrencyCode, Market } from '../../contract/index.ts'

type Countries = Pick<Market, 'id' | 'countries' | 'open' | 'currencies'>

/** The closed market of a visitor's country; undefined if an open market serves it, or no market names it. */
export function closedMarket<Named extends Countries>(markets: readonly Named[], country?: string): Named | undefined {
  const own = marketsOf(markets, country)
  return own.some(({ open }) => open) ? undefined : own[0]
}

/** The currency of a country; a market of this country alone takes precedence over a shared one. */
export function currencyOfCountry(markets: readonly Countries[], country?: string): CurrencyCode | undefined {
  const own = marketsOf(markets, country)
  const nearest = own.find(({ countries }) => countries.length === 1) ?? own[0]
  return nearest?.currencies[0]
}

function marketsOf<Named extends Countries>(markets: readonly Named[], country?: string): Named[] {
  const code = country?.toUpperCase()
  return code ? markets.filter(({ countries }) => countries.includes(code)) : []
}
