import type { Cookies, CookieToSet } from './cookie.ts'

/** The parameter of campaign links that brings each id. */
export const affiliateParameters = {
  click_id: 'click_id',
  offer_id: 'value_1',
  partner_id: 'value_2',
  landing_id: 'value_3',
} as const

type AffiliateId = keyof typeof affiliateParameters

/** Who is to be thanked for a visitor; null for what is not known. */
export type AffiliateIds = { readonly [Id in AffiliateId]: string | null }

const names = Object.keys(affiliateParameters) as AffiliateId[]
const sevenDays = 604_800

/** The newer campaign wins: what the query says before what a cookie remembers, each id by itself. */
export function affiliateIds(query: URLSearchParams, cookies: Cookies): AffiliateIds {
  const idOf = (name: AffiliateId) => safeId(query.get(affiliateParameters[name])) ?? safeId(cookies.get(name)) ?? null
  return {
    click_id: idOf('click_id'),
    offer_id: idOf('offer_id'),
    partner_id: idOf('partner_id'),
    landing_id: idOf('landing_id'),
  }
}

/** Remembers what the query says, and nothing else: a visit without a campaign does not lengthen an old one. */
export function affiliateCookies(query: URLSearchParams): CookieToSet[] {
  return names.flatMap((name) => {
    const value = safeId(query.get(affiliateParameters[name]))
    return value === undefined ? [] : [{ name, value, maxAge: sevenDays, path: '/' }]
  })
}

/** Bounded, and of characters that need no care in a cookie, an address or a log. */
function safeId(text: string | null | undefined): string | undefined {
  return text && /^[\w.~:|+/=@-]{1,128}$/.test(text) ? text : undefined
}
