/** Made when it is needed, as a server that starts would wait for it. */
let names: Intl.DisplayNames | undefined

/** What a country is called in English. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return names.of(code) ?? code
}
