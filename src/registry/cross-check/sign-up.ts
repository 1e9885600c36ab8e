import { isMainSiteHere } from '../../rules/addresses/main-site-link.ts'
import { signUpSlug } from '../../rules/main-site/own-addresses.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
import type { ResolvedLanding } from '../resolve/compile-landing.ts'

/** Visitors of the main site can also sign in where they sign up. */
export function checkSignUp({ file, value }: CheckedRecord<'site'>, landings: readonly ResolvedLanding[]): Finding[] {
  const landing = landings.find(({ compiled }) => compiled?.slug === signUpSlug(value))?.compiled
  if (!isMainSiteHere(value.hosts) || !landing || landing.signIn.kind === 'dialog') return []
  const message = `The landing "${landing.slug}" has no dialog for signing in.`
  const pointer = value.signUpLanding === undefined ? '/hosts/own' : '/signUpLanding'
  return [{ code: 'sign-up-without-sign-in', file, pointer, message }]
}
