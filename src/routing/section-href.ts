import { defaultLocale } from '../contract/generated/site.ts'
import type { Locale, SectionPath } from '../contract/generated/slugs.ts'
import { sectionAddress } from '../rules/main-site/section-address.ts'

type Options = { readonly locale?: Locale; readonly query?: Readonly<Record<string, string>>; readonly hash?: string }

/** The address of a section of the main site. A path that no section has is a compile error. */
export function sectionHref(path: SectionPath, { locale = defaultLocale, query = {}, hash }: Options = {}): string {
  const search = new URLSearchParams(query).toString()
  return `${sectionAddress({ defaultLocale }, path, locale)}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}
