import { basePath, defaultLocale } from '../contract/generated/site.ts'
import type { Locale, Slug, SlugWithOptionalParameter, SlugWithRequiredParameter } from '../contract/generated/slugs.ts'

type Param<S extends Slug> = S extends SlugWithRequiredParameter
  ? { readonly param: string }
  : S extends SlugWithOptionalParameter
    ? { readonly param?: string }
    : { readonly param?: never }

type Options<S extends Slug> = Param<S> & {
  readonly locale?: Locale
  readonly query?: Readonly<Record<string, string>>
  readonly hash?: string
}

type Arguments<S extends Slug> = S extends SlugWithRequiredParameter ? [options: Options<S>] : [options?: Options<S>]

/** The address of a landing. A slug that does not exist, or a missing required parameter, is a compile error. */
export function href<S extends Slug>(slug: S, ...[options]: Arguments<S>): string {
  const { locale, param, query = {}, hash } = (options ?? {}) as Partial<Options<Slug>>
  const prefix = locale && locale !== defaultLocale ? `${locale}/` : ''
  const suffix = param ? `/${encodeURIComponent(param)}` : ''
  const search = new URLSearchParams(query).toString()
  return `${basePath}${prefix}${slug}${suffix}${search && `?${search}`}${hash ? `#${hash}` : ''}`
}
