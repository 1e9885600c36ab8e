import type { EdgeSite } from './edge-request.ts'

type Moved = { readonly to: string; readonly locale: string; readonly param?: string | undefined }

/** Where a former address leads, in the language and with the parameter of the address. */
export function findRedirect(
  path: string,
  { site, redirects }: Pick<EdgeSite, 'site' | 'redirects'>,
): Moved | undefined {
  const segments = segmentsBelow(path, site.basePath)
  const isPrefixed = site.locales.some(({ code }) => code === segments[0]) && segments[0] !== site.defaultLocale
  const [locale, own] = isPrefixed ? [segments[0] ?? '', segments.slice(1)] : [site.defaultLocale, segments]
  const whole = redirects.get(own.join('/'))
  if (whole !== undefined) return { to: whole, locale }
  const to = own.length > 1 ? redirects.get(own.slice(0, -1).join('/')) : undefined
  return to === undefined ? undefined : { to, locale, param: decoded(own.at(-1) ?? '') }
}

const segmentsBelow = (path: string, basePath: string) =>
  path.startsWith(basePath) ? path.slice(basePath.length).replace(/\/$/, '').split('/') : []

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
