/** Created when somebody asks: it takes longer than most modules. */
let names: Intl.DisplayNames | undefined

/** Where managers say another name than the standard one. */
const usual: Readonly<Record<string, string>> = { bn: 'Bengali', hin: 'Hindi in Latin script' }

/** What a language is called in English. */
export function languageName(locale: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return usual[locale] ?? names.of(locale) ?? locale
}
