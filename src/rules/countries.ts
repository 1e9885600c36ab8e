import currencies from 'country-to-currency'

/** All countries, by their names in a language. */
export function countriesIn(tag: string): { readonly value: string; readonly name: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  return Object.keys(currencies)
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .toSorted((one, other) => compare(one.name, other.name))
}
