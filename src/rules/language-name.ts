const names = new Intl.DisplayNames('en', { type: 'language' })

/** Where managers say another name than the standard one. */
const usual: Readonly<Record<string, string>> = { bn: 'Bengali', hin: 'Hindi in Latin script' }

/** What a language is called in English. */
export const languageName = (locale: string): string => usual[locale] ?? names.of(locale) ?? locale
