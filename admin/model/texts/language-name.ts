const names = new Intl.DisplayNames('en', { type: 'language' })

export const languageName = (locale: string): string =>
  locale === 'hin' ? 'Hindi in Latin script' : (names.of(locale) ?? locale)
