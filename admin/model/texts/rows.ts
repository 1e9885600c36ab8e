import { type Language, sourceLocale, type Texts } from './language.ts'

/** One text in every language. */
export type Row = {
  readonly id: string
  /** By language; absent where it is missing. */
  readonly words: Texts
  /** The languages with unpublished changes. */
  readonly drafted: ReadonlySet<string>
  /** The searchable text, in lower case. */
  readonly text: string
}

export function prepareRows(languages: readonly Language[]): Row[] {
  const english = languages.find(({ locale }) => locale === sourceLocale)
  const ids = new Set([english, ...languages].flatMap((language) => Object.keys(language?.texts ?? {})))
  return [...ids].sort().map((id) => {
    const stated = languages.filter(({ texts }) => texts[id])
    return {
      id,
      words: Object.fromEntries(stated.map(({ locale, texts }) => [locale, texts[id] ?? ''])),
      drafted: new Set(
        languages.filter(({ texts, published }) => texts[id] !== published[id]).map(({ locale }) => locale),
      ),
      text: [id, ...stated.map(({ texts }) => texts[id])].join('\n').toLowerCase(),
    }
  })
}
