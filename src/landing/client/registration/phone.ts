import metadata from 'virtual:phone-metadata'
import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { defaultPhoneCountry } from '../../../rules/form/phone.ts'

/** Whether the number can be called in the chosen country, or wherever its own plus sign says. */
export function isPhoneValid(text: string, country: string): boolean {
  const options = { defaultCountry: country as CountryCode }
  return parsePhoneNumberFromString(text, options, metadata)?.isValid() ?? false
}

/** A field that formats while somebody types, and understands whole international numbers that are pasted. */
export function followPhone(field: HTMLInputElement): void {
  const picker = field.form?.elements.namedItem('phone_code')
  if (!(picker instanceof HTMLSelectElement)) return
  const text = field.value
  if (text.trim().startsWith('+')) return void splitInternational(field, picker)
  // Only at the end: whoever mends a digit in the middle keeps the caret where it is.
  if (field.selectionStart !== text.length) return
  const formatted = new AsYouType(picker.value as CountryCode, metadata).input(text)
  // What is being deleted must not come back.
  if (formatted.length >= text.length) field.value = formatted
}

function splitInternational(field: HTMLInputElement, picker: HTMLSelectElement): void {
  const number = parsePhoneNumberFromString(field.value, metadata)
  const country = number?.isValid() ? number.country : undefined
  if (!number || !country || ![...picker.options].some(({ value }) => value === country)) return
  picker.value = country
  field.value = number.formatNational()
}

/** The country follows the currency as long as no number has been entered. */
export function presetCountry(currency: string): void {
  for (const picker of document.querySelectorAll<HTMLSelectElement>('select[name=phone_code]')) {
    const number = picker.form?.elements.namedItem('phone')
    const countries = [...picker.options].map(({ value }) => value)
    if (number instanceof HTMLInputElement && number.value === '')
      picker.value = defaultPhoneCountry(currency, countries)
  }
}
