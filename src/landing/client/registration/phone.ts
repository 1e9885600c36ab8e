import metadata from 'virtual:phone-metadata'
import { AsYouType, type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { defaultPhoneCountry } from '../../../rules/form/phone.ts'

/** Whether the number is valid in the chosen country, or in its own if it is international. */
export function isPhoneValid(text: string, country: string): boolean {
  const options = { defaultCountry: country as CountryCode }
  return parsePhoneNumberFromString(text, options, metadata)?.isValid() ?? false
}

/** Formats the number as it is typed, and splits a pasted international number. */
export function followPhone(field: HTMLInputElement): void {
  const picker = field.form?.elements.namedItem('phone_code')
  if (!(picker instanceof HTMLSelectElement)) return
  const text = field.value
  if (text.trim().startsWith('+')) return void splitInternational(field, picker)
  // Only at the end: an edit in the middle must not move the caret.
  if (field.selectionStart !== text.length) return
  const formatted = new AsYouType(picker.value as CountryCode, metadata).input(text)
  // Formatting must not bring back a deleted character.
  if (formatted.length >= text.length) field.value = formatted
}

function splitInternational(field: HTMLInputElement, picker: HTMLSelectElement): void {
  const number = parsePhoneNumberFromString(field.value, metadata)
  const country = number?.isValid() ? number.country : undefined
  if (!number || !country || ![...picker.options].some(({ value }) => value === country)) return
  picker.value = country
  field.value = number.formatNational()
}

/** Presets the country by the currency until the visitor chooses another one or enters a number. */
export function presetCountry(currency: string): void {
  for (const picker of document.querySelectorAll<HTMLSelectElement>('select[name=phone_code]')) {
    const number = picker.form?.elements.namedItem('phone')
    const isUntouched = picker.selectedIndex === 0 || picker.value === picker.dataset['preset']
    if (!isUntouched || !(number instanceof HTMLInputElement) || number.value !== '') continue
    const countries = [...picker.options].map(({ value }) => value)
    picker.value = defaultPhoneCountry(currency, countries)
    picker.dataset['preset'] = picker.value
  }
}
