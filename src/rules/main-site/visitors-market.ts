import type { Manifest, Market } from '../../contract/index.ts'
import { signUpSlug } from './own-addresses.ts'

type Records = Pick<Manifest, 'site' | 'markets' | 'landings'>

/** The market whose law a visitor of the main site reads: that of their country, or of the landing for signing up. */
export function visitorsMarket({ site, markets, landings }: Records, country: string | undefined): Market {
  const own = markets.filter(({ countries }) => country && countries.includes(country.toUpperCase()))
  // A market of this country alone takes precedence over a shared one.
  const nearest = own.find(({ countries }) => countries.length === 1) ?? own[0]
  const { market } = landings.find(({ slug }) => slug === signUpSlug(site)) ?? {}
  const found = nearest ?? markets.find(({ id }) => id === market) ?? markets[0]
  if (!found) throw new Error('The manifest has no market.')
  return found
}
