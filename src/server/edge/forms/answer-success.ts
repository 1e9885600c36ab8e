import { carriedSearch } from '../../../rules/addresses/carry-query.ts'
import { onwardAddress } from '../../../rules/addresses/destination.ts'
import { landingPath } from '../../../rules/addresses/landing-path.ts'
import type { CookieToSet } from '../../../rules/cookie.ts'
import type { Success } from '../../../rules/form/registration-call.ts'
import { landingSection } from '../../../rules/landing/landing-section.ts'
import { successEvent } from '../../../rules/session/success-event.ts'
import { accessTokenAge } from '../../../rules/session/token-data.ts'
import { setCookies } from '../cookies.ts'
import { sendPlainPage } from '../plain-pages.ts'
import { redirect } from '../redirect.ts'
import { passCookies } from './pass-cookies.ts'
import type { Submission } from './submission.ts'

type Token = { readonly access_token: string; readonly token_type: string; readonly expires_in: number }

/** All steps after a registration or sign-in, up to the redirect. */
export async function answerSuccess(submission: Submission, success: Success): Promise<void> {
  const { edge, site, request, reply, page } = submission
  const { isNew, credentials } = success
  // The contract guarantees a token with every success.
  const token = success.token as Token
  await noteActivity(submission, token)
  const { cookies } = successEvent(isNew)
  passCookies(submission, cookies)
  setCookies(request, reply, [...cookies, accessCookie(token, edge.now())])
  const onward = onwardOf(submission, success)
  if (!credentials) return redirect(reply, site, onward, 303)
  const { username, password } = credentials
  const filling = { username: { text: username }, password: { text: password }, onward: { text: onward } }
  sendPlainPage(reply, 200, await edge.fill(site, page.locale, 'credentials', filling))
}

/** A failure of these calls does not stop the visitor. */
async function noteActivity({ platform, landing, page, request }: Submission, token: Token): Promise<void> {
  const headers = { authorization: `${token.token_type} ${token.access_token}` }
  const profile = await platform.ask('profile', { headers })
  if (profile.kind === 'answer') {
    const partner_url = `${request.protocol}://${request.host}${request.url}`.slice(0, 2048)
    const body = { player_uuid: profile.content.id, action: 'login', partner_url }
    await platform.ask('player-activity', { headers, body })
  }
  // A player of a giveaway's landing enters the giveaway.
  if (!landing.blocks.some(({ type }) => type === 'giveaway')) return
  const body = { tournament: landing.slug, landing: landing.slug, locale: page.locale }
  await platform.ask('tournament-registration', { headers, body })
}

function accessCookie(token: Token, now: number): CookieToSet {
  const maxAge = accessTokenAge({ ...token, refresh_token: '' }, now / 1000)
  return { name: 'access_token', value: token.access_token, maxAge, path: '/' }
}

function onwardOf({ site, landing, page, asked }: Submission, { isNew, redirectUrl }: Success): string {
  const { hosts, defaultLocale } = site.site
  const { afterSuccess } = landing
  switch (afterSuccess.kind) {
    case 'landing':
      return landingPath(site.site, { slug: afterSuccess.slug, locale: page.locale }) + carriedSearch(asked.query)
    case 'dialog': {
      const query = new URLSearchParams(asked.query)
      query.set('dialog', afterSuccess.dialog)
      return `${asked.path}?${query}#${afterSuccess.dialog}`
    }
    case 'section': {
      const section = landingSection(site.manifest, landing)
      const visit = { hosts, defaultLocale, locale: page.locale, query: asked.query }
      const { place } = successEvent(isNew)
      return onwardAddress({ visit, section, redirectUrl, isNew, place }).address
    }
    default:
      return afterSuccess satisfies never
  }
}
