import type { Site } from '../../contract/index.ts'
import type { CookieToSet } from '../cookie.ts'

export type LocalePreferences = {
  /** The language of the address's parameter, if the landing's parameter selects one. */
  readonly parameter?: string | undefined
  /** The language prefix of the address. */
  readonly prefix?: string | undefined
  /** Whether the request came by a link of this site: an address without a language then means the default one. */
  readonly isFromHere?: boolean | undefined
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
}

export type LocaleChoice = {
  readonly locale: string
  readonly reason: 'parameter' | 'prefix' | 'link' | 'cookie' | 'accept-language' | 'default'
}

type Languages = Pick<Site, 'locales' | 'defaultLocale'>

/** Chooses the language of a landing. A parameter that selects one takes precedence over the prefix. */
export function chooseLocale({ locales, defaultLocale }: Languages, preferences: LocalePreferences): LocaleChoice {
  const isKnown = (code: string | undefined): code is string => locales.some((locale) => locale.code === code)
  const { parameter, prefix, isFromHere, cookie, acceptLanguage } = preferences
  if (isKnown(parameter)) return { locale: parameter, reason: 'parameter' }
  if (isKnown(prefix)) return { locale: prefix, reason: 'prefix' }
  if (isFromHere) return { locale: defaultLocale, reason: 'link' }
  if (isKnown(cookie)) return { locale: cookie, reason: 'cookie' }
  const accepted = acceptedLocale(locales, acceptLanguage)
  return accepted ? { locale: accepted, reason: 'accept-language' } : { locale: defaultLocale, reason: 'default' }
}

function acceptedLocale(locales: Site['locales'], header: string | undefined): string | undefined {
  for (const tag of preferredTags(header)) {
    const found = lookUp(locales, tag)
    if (found) return found
  }
  return undefined
}

const mostTags = 20

/** The tags of an Accept-Language header, by descending weight. */
export function preferredTags(header = ''): string[] {
  return header
    .toLowerCase()
    .split(',', mostTags)
    .flatMap((part) => {
      const [, tag, weight = '1'] =
        /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? []
      return tag && Number(weight) > 0 ? [{ tag, weight: Number(weight) }] : []
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}

/** Looks up a tag, then shorter ones: hi-latn-in, hi-latn, hi. */
function lookUp(locales: Site['locales'], tag: string): string | undefined {
  const found = locales.find((locale) => namesOf(locale).includes(tag))
  if (found) return found.code
  const end = tag.lastIndexOf('-')
  return end < 0 ? undefined : lookUp(locales, tag.slice(0, end))
}

/** The tags, in lower case, by which a language is asked for. */
export function namesOf({ code, tag, accept = [] }: Site['locales'][number]): string[] {
  return [code, tag.toLowerCase(), ...accept]
}

const oneYear = 31_536_000

export function localeCookie(locale: string): CookieToSet {
  return { name: 'i18n_lang', value: locale, maxAge: oneYear, path: '/' }
}
