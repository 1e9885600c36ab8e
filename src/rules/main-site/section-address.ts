import type { Site } from '../../contract/index.ts'

type Languages = { readonly locales: readonly { readonly code: string }[] } & Pick<Site, 'defaultLocale'>

/** The address of a section on this server; the default language has no prefix. */
export function sectionAddress(
  { defaultLocale }: Pick<Languages, 'defaultLocale'>,
  path: string,
  locale: string,
): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** What an address of the main site asks for: a path without its language, and the language, if it names one. */
export type Place = { readonly path: string; readonly prefix: string | undefined }

/** A slash at the end is ignored. */
export function readSectionAddress({ locales, defaultLocale }: Languages, address: string): Place {
  const segments = address.split('/').slice(1)
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  const prefix = locales.find(({ code }) => code === segments[0] && code !== defaultLocale)?.code
  return { path: `/${(prefix ? segments.slice(1) : segments).join('/')}`, prefix }
}
