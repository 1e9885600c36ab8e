import type { Market } from '../contract/index.ts'
import { type NumberStyle, readNumberStyle } from './money.ts'

/** The tag of the texts' language; the market decides between Latin and native digits. */
export function intlTag(tag: string, digits: Market['digits']): string {
  return digits === 'latin' ? `${tag}-u-nu-latn` : tag
}

const known = new Map<string, NumberStyle>()

/** The market's country decides where the language leaves it open: English in India groups digits as in India. */
export function numbersOf(
  { tag }: { readonly tag: string },
  { countries: [country], digits }: Pick<Market, 'countries' | 'digits'>,
): NumberStyle {
  const key = `${tag} ${country} ${digits}`
  const style = known.get(key) ?? readNumberStyle(intlTag(regionalTag(tag, country), digits))
  known.set(key, style)
  return style
}

function regionalTag(tag: string, country: string | undefined): string {
  const locale = new Intl.Locale(tag)
  return (locale.region || !country ? locale : new Intl.Locale(tag, { region: country })).toString()
}
