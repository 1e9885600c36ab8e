import { getCountryCallingCode } from 'libphonenumber-js/mobile'
import type { CountryCode } from '../../contract/index.ts'
import type { PhoneCountry } from '../../ui/page.ts'

/** The countries of the phone field, the default first, by their names in the page's language. */
export function phoneCountries(codes: readonly CountryCode[], tag: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return codes.map((code) => ({
    code,
    dialCode: getCountryCallingCode(code as Parameters<typeof getCountryCallingCode>[0]),
    name: names.of(code) ?? code,
  }))
}
