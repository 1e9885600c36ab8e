import { getCountryCallingCode } from 'libphonenumber-js/mobile'
import type { CountryCode } from '../../../contract/index.ts'
import type { PhoneCountry } from '../../page/page.ts'

/** The countries of the phone field, with their names in the page's language. */
export function phoneCountries(codes: readonly CountryCode[], tag: string): PhoneCountry[] {
  const names = namesIn(tag)
  return codes.map((code) => ({
    code,
    dialCode: getCountryCallingCode(code as Parameters<typeof getCountryCallingCode>[0]),
    name: names.of(code) ?? code,
  }))
}

const known = new Map<string, Intl.DisplayNames>()

function namesIn(tag: string): Intl.DisplayNames {
  const names = known.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' })
  known.set(tag, names)
  return names
}
