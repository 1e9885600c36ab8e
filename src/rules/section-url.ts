type Section = { readonly path: string; readonly query?: { readonly [name: string]: string } }

/** The address of a main-site section; the default language has no prefix. */
export function sectionUrl(host: string, section: Section, localePrefix: string): URL {
  const url = new URL(`https://${host}`)
  const path = section.path === '/' && localePrefix ? '' : section.path
  url.pathname = localePrefix ? `/${localePrefix}${path}` : path
  for (const [name, value] of Object.entries(section.query ?? {})) url.searchParams.set(name, value)
  return url
}
