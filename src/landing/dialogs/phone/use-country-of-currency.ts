import { type RefObject, useLayoutEffect, useRef } from 'react'
import { defaultPhoneCountry } from '../../../rules/form/phone.ts'
import { useJourney } from '../../page/journey.ts'
import { usePage } from '../../page/page.ts'

/** Presets the country by the currency until the visitor chooses another one or enters a number. */
export function useCountryOfCurrency(picker: RefObject<HTMLSelectElement | null>): void {
  const { phoneCountries } = usePage()
  const { askedCurrency, dialog } = useJourney()
  const preset = useRef('')
  // Also when the dialog is opened again: closing it has cleared its form.
  useLayoutEffect(() => {
    const select = picker.current
    if (!askedCurrency || !dialog || !select) return
    const isPreset = select.value === preset.current || select.selectedOptions[0]?.index === 0
    const number = select.form?.elements.namedItem('phone')
    const isEmpty = number instanceof HTMLInputElement && number.value === ''
    if (!isPreset || !isEmpty) return
    preset.current = defaultPhoneCountry(
      askedCurrency,
      phoneCountries.map(({ code }) => code),
    )
    select.value = preset.current
  }, [picker, askedCurrency, dialog, phoneCountries])
}
