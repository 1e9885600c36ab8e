import type { CookieToSet } from '../cookie.ts'

/** The currencies available for accounts. */
type Currencies = { readonly currencies: readonly { readonly code: string }[] }

type Preferences = {
  /** The currency that the dialog was opened with. */
  readonly dialog?: string | undefined
  readonly query: URLSearchParams
  /** The currency requested by an earlier page of the same campaign. */
  readonly cookie?: string | undefined
  /** The currency of the visitor's country, if the landing looks it up. */
  readonly byCountry?: string | undefined
}

/** The visitor's initial currency; currencies not available for accounts are skipped. */
export function chooseCurrency(
  site: Currencies & { readonly defaultCurrency: string },
  preferences: Preferences,
): string {
  const { dialog, query, cookie, byCountry } = preferences
  const asked = knownCurrency(site, dialog) ?? queriedCurrency(site, query) ?? knownCurrency(site, cookie)
  return asked ?? knownCurrency(site, byCountry) ?? site.defaultCurrency
}

/** `val_cur` is the campaigns' alias of `currency`. */
export function queriedCurrency(site: Currencies, query: URLSearchParams): string | undefined {
  return knownCurrency(site, query.get('val_cur')) ?? knownCurrency(site, query.get('currency'))
}

/** A currency that the query names although accounts of this page cannot have it. */
export function unavailableCurrency(site: Currencies, query: URLSearchParams): string | undefined {
  const named = query.get('val_cur') ?? query.get('currency')
  return named && !queriedCurrency(site, query) ? named : undefined
}

function knownCurrency({ currencies }: Currencies, text?: string | null): string | undefined {
  const wanted = text?.trim().toUpperCase()
  return currencies.find(({ code }) => code === wanted)?.code
}

const sevenDays = 604_800

/** Keeps a campaign's currency for later pages, as long as its affiliate ids. */
export function currencyCookie(currency: string): CookieToSet {
  return { name: 'currency', value: currency, maxAge: sevenDays, path: '/' }
}
