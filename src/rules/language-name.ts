const names = new Intl.DisplayNames('en', { type: 'language' })

/** What a language is called in English. */
export const languageName = (locale: string): string =>
  locale === 'hin' ? 'Hindi in Latin script' : (names.of(locale) ?? locale)
