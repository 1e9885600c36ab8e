import { basePath, defaultLocale } from '../contract/generated/site.ts'
import type {
  Locale,
  SlugWithOptionalParameter,
  SlugWithoutParameter,
  SlugWithRequiredParameter,
} from '../contract/generated/slugs.ts'
import { landingPath } from '../rules/addresses/landing-path.ts'

type Options = {
  readonly locale?: Locale
  readonly query?: Readonly<Record<string, string>>
  readonly hash?: string
}

/** The address of a landing. A slug that does not exist, or a missing required parameter, is a compile error. */
// Overloads instead of a conditional type, which would be expanded for each of very many slugs.
export function href(slug: SlugWithRequiredParameter, options: Options & { readonly param: string }): string
export function href(slug: SlugWithOptionalParameter, options?: Options & { readonly param?: string }): string
export function href(slug: SlugWithoutParameter, options?: Options): string
export function href(slug: string, options: Options & { readonly param?: string } = {}): string {
  const { locale, param, query = {}, hash } = options
  const search = new URLSearchParams(query).toString()
  return `${landingPath({ basePath, defaultLocale }, { slug, locale, param })}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}
