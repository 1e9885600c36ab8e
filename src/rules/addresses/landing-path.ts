import type { Site } from '../../contract/index.ts'

type Shape = Pick<Site, 'basePath' | 'defaultLocale'>

type Place = {
  readonly slug: string
  readonly locale?: string | undefined
  readonly param?: string | null | undefined
}

/** The path of a landing; the default language has no prefix. */
export function landingPath({ basePath, defaultLocale }: Shape, { slug, locale, param }: Place): string {
  const prefix = locale === defaultLocale ? undefined : locale
  return basePath + [prefix, slug, param && encodeURIComponent(param)].filter(Boolean).join('/')
}
