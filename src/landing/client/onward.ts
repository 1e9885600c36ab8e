import { signInTarget } from '../../rules/addresses/sign-in-link.ts'
import type { Page } from '../page/page.ts'

/** Goes to the main site's sign-in with the visitor's query. */
export function goOnToSignIn({ signIn, site, locale }: Page): void {
  const { hosts, defaultLocale } = site
  const query = new URLSearchParams(location.search)
  const target = signInTarget(signIn, { hosts, defaultLocale, locale: locale.code, query })
  if (target.kind === 'address') location.assign(target.address)
}
