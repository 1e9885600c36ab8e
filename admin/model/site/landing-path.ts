import type { Site } from '../../../src/contract/index.ts'

type Place = { readonly slug: string; readonly locale?: string; readonly param?: string }

/** The path of a landing on its site. */
export function landingPath(site: Pick<Site, 'basePath' | 'defaultLocale'>, { slug, locale, param }: Place): string {
  const prefix = locale && locale !== site.defaultLocale ? locale : ''
  const suffix = param ? encodeURIComponent(param) : ''
  return site.basePath + [prefix, slug, suffix].filter(Boolean).join('/')
}
