import type { EntryField } from '../../contract/index.ts'

type Format = NonNullable<EntryField['schema']['format']>

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether a text is in a known format. */
export const formats: Readonly<Record<Format, (text: string) => boolean>> = {
  /** Four letters, a zero, six letters or digits. */
  ifsc: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(text),
  phone: (text) => /^\+\d{7,15}$/.test(text),
  letters: (text) => /^[^\p{N}\p{Cc}]*\p{L}[^\p{N}\p{Cc}]*$/u.test(text),
  digits: (text) => /^\d+$/.test(text),
  date: isDate,
  country: (text) => /^[A-Z]{2}$/.test(text) && text !== 'ZZ' && regions.of(text) !== undefined,
  ticked: (text) => text === 'yes',
}

/** Whether the calendar has such a day; `Date` alone would take the 30th of February for one of March. */
function isDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
