import currencies from 'country-to-currency'

/** The money of a country, where accounts can be held in it. */
export function currencyOf(country: string | undefined, offered: readonly string[], otherwise: string): string {
  const currency = country && Object.hasOwn(currencies, country) ? currencies[country as keyof typeof currencies] : ''
  return offered.includes(currency) ? currency : otherwise
}
