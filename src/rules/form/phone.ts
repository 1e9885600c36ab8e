import type { CountryCode } from '../../contract/index.ts'

const countryOfCurrency: ReadonlyMap<string, CountryCode> = new Map([
  ['INR', 'IN'],
  ['BRL', 'BR'],
  ['BDT', 'BD'],
  ['PHP', 'PH'],
  ['UZS', 'UZ'],
  ['ZMW', 'ZM'],
  ['UGX', 'UG'],
  ['RWF', 'RW'],
  ['CDF', 'CD'],
])

/** The country that the phone field shows at first. */
export function defaultPhoneCountry(currency: string, countries: readonly CountryCode[]): CountryCode {
  const country = countryOfCurrency.get(currency)
  if (country && countries.includes(country)) return country
  return countries[0] ?? 'IN'
}

/** All of them, that one first. */
export function phoneCountriesFor(currency: string, countries: readonly CountryCode[]): CountryCode[] {
  return [...new Set([defaultPhoneCountry(currency, countries), ...countries])]
}

type Phone = { readonly dialCode: string; readonly phone: string }

/** The number as it is stored and sent: +919876543210. Nothing when no number was given. */
export function internationalPhone({ dialCode, phone }: Phone): string {
  const number = withoutDecoration(phone)
  // Browsers fill in whole numbers, whatever country the picker shows.
  if (number === '' || number.startsWith('+')) return number
  return `+${withoutDecoration(dialCode).replace(/^\+/, '')}${number}`
}

function withoutDecoration(text: string): string {
  return text.replace(/[\s()-]/g, '')
}

/** Who registers or signs in: the e-mail where there is one, else the phone number. */
export function usernameOf({ email, ...phone }: Phone & { readonly email: string }): string {
  return email.trim() || internationalPhone(phone)
}
