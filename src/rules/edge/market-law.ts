import type { CurrencyCode, Market } from '../../contract/index.ts'

type Countries = Pick<Market, 'id' | 'countries' | 'open' | 'currencies'>

/** The closed market of a visitor's country; none where another market may serve the country, or none names it. */
export function closedMarket<Named extends Countries>(markets: readonly Named[], country?: string): Named | undefined {
  const own = marketsOf(markets, country)
  return own.some(({ open }) => open) ? undefined : own[0]
}

/** The currency of a country: that of the market which is the country's own before one that it shares. */
export function currencyOfCountry(markets: readonly Countries[], country?: string): CurrencyCode | undefined {
  const own = marketsOf(markets, country)
  const nearest = own.find(({ countries }) => countries.length === 1) ?? own[0]
  return nearest?.currencies[0]
}

function marketsOf<Named extends Countries>(markets: readonly Named[], country?: string): Named[] {
  const code = country?.toUpperCase()
  return code ? markets.filter(({ countries }) => countries.includes(code)) : []
}
