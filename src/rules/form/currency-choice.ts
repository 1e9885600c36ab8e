import type { CookieToSet } from '../cookie.ts'

/** The currencies in which accounts can be held. */
type Currencies = { readonly currencies: readonly { readonly code: string }[] }

type Preferences = {
  /** The currency with which the dialog was opened. */
  readonly dialog?: string | undefined
  readonly query: URLSearchParams
  /** The currency that an earlier page of the same campaign was asked for. */
  readonly cookie?: string | undefined
  /** What is known of the visitor's country, where the landing looks it up. */
  readonly byCountry?: string | undefined
}

/** The currency with which a visitor starts; one that no account can be held in is passed over. */
export function chooseCurrency(
  site: Currencies & { readonly defaultCurrency: string },
  preferences: Preferences,
): string {
  const { dialog, query, cookie, byCountry } = preferences
  const asked = knownCurrency(site, dialog) ?? queriedCurrency(site, query) ?? knownCurrency(site, cookie)
  return asked ?? knownCurrency(site, byCountry) ?? site.defaultCurrency
}

/** `val_cur` is the campaigns' general name for `currency`. */
export function queriedCurrency(site: Currencies, query: URLSearchParams): string | undefined {
  return knownCurrency(site, query.get('val_cur')) ?? knownCurrency(site, query.get('currency'))
}

function knownCurrency({ currencies }: Currencies, text?: string | null): string | undefined {
  const wanted = text?.trim().toUpperCase()
  return currencies.find(({ code }) => code === wanted)?.code
}

const sevenDays = 604_800

/** Keeps the currency of a campaign for the pages that follow, as long as its affiliate ids. */
export function currencyCookie(currency: string): CookieToSet {
  return { name: 'currency', value: currency, maxAge: sevenDays, path: '/' }
}
