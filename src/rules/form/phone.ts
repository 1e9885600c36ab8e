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
  // Where the specification names no country, that of the currency, on pages for several countries.
  ['IDR', 'ID'],
  ['TRY', 'TR'],
  ['KES', 'KE'],
  ['PKR', 'PK'],
  ['MYR', 'MY'],
  ['THB', 'TH'],
  ['VND', 'VN'],
  ['UAH', 'UA'],
])

/** The initial country of the phone field. */
export function defaultPhoneCountry(currency: string, countries: readonly CountryCode[]): CountryCode {
  const country = countryOfCurrency.get(currency)
  if (country && countries.includes(country)) return country
  return countries[0] ?? 'IN'
}

/** All countries, the default first. */
export function phoneCountriesFor(currency: string, countries: readonly CountryCode[]): CountryCode[] {
  return [...new Set([defaultPhoneCountry(currency, countries), ...countries])]
}

type Phone = { readonly dialCode: string; readonly phone: string }

/** The number in E.164: +919876543210. Empty if no number was given. */
export function internationalPhone({ dialCode, phone }: Phone): string {
  const number = withoutDecoration(phone)
  // Autofill may enter an international number, whatever country is selected.
  if (number === '' || number.startsWith('+')) return number
  return `+${withoutDecoration(dialCode).replace(/^\+/, '')}${number}`
}

/** A number as it is dialled. */
export function withoutDecoration(text: string): string {
  return text.replace(/[\s()-]/g, '')
}

/** The user name of a registration or sign-in: the e-mail if given, otherwise the phone number. */
export function usernameOf({ email, ...phone }: Phone & { readonly email: string }): string {
  return email.trim() || internationalPhone(phone)
}
