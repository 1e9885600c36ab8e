import type { Cookies, CookieToSet } from './cookie.ts'

/** The query parameter of campaign links for each id. */
export const affiliateParameters = {
  click_id: 'click_id',
  offer_id: 'value_1',
  partner_id: 'value_2',
  landing_id: 'value_3',
} as const

type AffiliateId = keyof typeof affiliateParameters

/** The ids of the campaign that brought a visitor; null if unknown. */
export type AffiliateIds = { readonly [Id in AffiliateId]: string | null }

const names = Object.keys(affiliateParameters) as AffiliateId[]
const sevenDays = 604_800

/** Reads each id from the query, otherwise from its cookie: the newer campaign wins. */
export function affiliateIds(query: URLSearchParams, cookies: Cookies): AffiliateIds {
  const idOf = (name: AffiliateId) => safeId(query.get(affiliateParameters[name])) ?? safeId(cookies.get(name)) ?? null
  return {
    click_id: idOf('click_id'),
    offer_id: idOf('offer_id'),
    partner_id: idOf('partner_id'),
    landing_id: idOf('landing_id'),
  }
}

/** Cookies for the query's ids only: a visit without a campaign does not extend an old one. */
export function affiliateCookies(query: URLSearchParams): CookieToSet[] {
  return names.flatMap((name) => {
    const value = safeId(query.get(affiliateParameters[name]))
    return value === undefined ? [] : [{ name, value, maxAge: sevenDays, path: '/' }]
  })
}

/** Limited in length, and to characters that are safe in a cookie, an address and a log. */
function safeId(text: string | null | undefined): string | undefined {
  return text && /^[\w.~:|+/=@-]{1,128}$/.test(text) ? text : undefined
}
