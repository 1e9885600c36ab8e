const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country is called in English. */
export const countryName = (code: string): string => names.of(code) ?? code
