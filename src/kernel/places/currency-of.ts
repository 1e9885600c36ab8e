import currencies from 'country-to-currency'

/** The currency of a country if accounts can use it, otherwise the fallback. */
export function currencyOf(country: string | undefined, offered: readonly string[], otherwise: string): string {
  const currency = country && Object.hasOwn(currencies, country) ? currencies[country as keyof typeof currencies] : ''
  return offered.includes(currency) ? currency : otherwise
}
