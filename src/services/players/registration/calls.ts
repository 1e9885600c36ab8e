import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { CompiledLanding } from '../../../contract/index.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { closedMarket } from '../../../rules/edge/market-law.ts'
import { type Identity, readIdentity } from '../../../rules/identity.ts'
import { sectionUrl } from '../../../rules/section-url.ts'
import { chosenBonus } from '../../offers/bonuses/welcome-bonuses.ts'
import { describePromo } from '../../offers/promo/promo-codes.ts'
import { findByIdentity } from '../accounts/accounts.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { Handler, Players } from '../players.ts'
import { requireCsrfToken } from '../sessions/csrf.ts'
import type { Session } from '../sessions/sessions.ts'
import { tokenData } from '../sessions/token-data.ts'
import { consentOf } from './consent.ts'
import { makeCredentials, type Newcomer, register } from './register.ts'
import { findAnswer, readSubmission, type Submission } from './submissions.ts'

type AnyBody =
  | PlayerCalls['registration']['body']
  | PlayerCalls['user-registration']['body']
  | PlayerCalls['registration-google']['body']
type Body = PlayerCalls['registration']['body'] | PlayerCalls['user-registration']['body']
type Answer = PlayerCalls['registration']['answer']

/** What is kept of a registration: the answer without its session's tokens, and the session. */
type Kept = { readonly data: Answer['data']; readonly redirectUrl: string; readonly session: Session }

/** Types 1 and 6: by e-mail, by phone, or by one click. */
export const registration: Handler<'registration'> = (players, { body, caller }) => {
  if (body.type === '6' && body.confirm_terms !== true) throw invalidInput('confirm_terms')
  const identities = body.username ? [identityOf(body.username, body.phone_code)] : []
  return registerWithPassword(players, caller, 'registration', body, identities)
}

/** Type 2: with phone and e-mail together. */
export const userRegistration: Handler<'user-registration'> = (players, { body, caller }) => {
  requireCsrfToken(players, caller)
  const email = identityOf(body.username)
  const phone = identityOf(body.phone, body.phone_code, 'phone')
  if (email.kind !== 'email') throw invalidInput('username')
  if (phone.kind !== 'phone') throw invalidInput('phone')
  return registerWithPassword(players, caller, 'user-registration', { currency: 'INR', ...body }, [email, phone])
}

async function registerWithPassword(
  players: Players,
  caller: Caller,
  call: 'registration' | 'user-registration',
  body: Body & { readonly currency: string },
  identities: readonly Identity[],
): Promise<Answer> {
  const submission = readSubmission(players, call, body)
  const first = () => findAnswer<Kept>(players.db, submission)
  const kept =
    (await first()) ??
    (await registerNow(players, caller, submission, body, identities).catch(async (error: unknown) => {
      // The same form may have arrived twice at once: the second gets the answer of the first.
      const other = await first()
      if (other) return other
      throw error
    }))
  return toAnswer(players, caller, kept)
}

async function registerNow(
  players: Players,
  caller: Caller,
  submission: Submission,
  body: Body & { readonly currency: string },
  identities: readonly Identity[],
): Promise<Kept> {
  const credentials = identities.length === 0 ? makeCredentials() : undefined
  const password = credentials?.password ?? readPassword(body)
  const visit = await readVisit(players, caller, body)
  await requireCaptcha(players, caller, body['captcha-token'])
  await refuseKnown(players, identities)
  const email = identities.find((one) => one.kind === 'email')
  const phone = identities.find((one) => one.kind === 'phone')
  const newcomer: Newcomer = {
    ...visit,
    account: {
      email: email?.email ?? null,
      email_written: email?.written ?? null,
      phone: phone?.phone ?? null,
      login: credentials?.login ?? null,
      google_sub: null,
      password_hash: await players.passwords.hash(password),
    },
  }
  const username = email?.written ?? phone?.phone ?? credentials?.login ?? ''
  return register(players, caller, newcomer, submission, (session) => ({
    data: { id: session.accountId, username, ...(credentials && { password }) },
    redirectUrl: newcomer.redirectUrl,
    session,
  }))
}

async function toAnswer(players: Players, caller: Caller, { data, redirectUrl, session }: Kept): Promise<Answer> {
  caller.setCookie('newReg', '1', 3600, { readable: true })
  return { data, redirect_url: redirectUrl, token: await tokenData(players, caller, session) }
}

/** What all registrations have in common: boxes, currency, bonus, promo code, and where the visitor is and came from. */
export async function readVisit(
  players: Players,
  caller: Caller,
  body: AnyBody & { readonly currency: string },
): Promise<Omit<Newcomer, 'account'>> {
  const records = players.records()
  const { site } = records
  if (!body.checkbox1) throw invalidInput('checkbox1')
  if (!body.checkbox2) throw invalidInput('checkbox2')
  if (!site.currencies.some(({ code }) => code === body.currency)) throw invalidInput('currency')
  const landing = records.landings.find(({ slug }) => slug === body.landing)
  const locale = site.locales.find(({ code }) => code === body.locale)?.code ?? site.defaultLocale
  const country = players.countryOf(caller.ip)
  refuseClosedMarket(players, country)
  const promo = body.is_promo ? body.promo_code || undefined : undefined
  if (promo) await describePromo(players, { code: promo, currency: body.currency })
  return {
    currency: body.currency,
    country,
    locale,
    landing,
    subscriptions: body.confirm_subscribers ?? [],
    bonus: chosenBonus(records, body.bonus_id, body.currency),
    promo,
    redirectUrl: redirectOf(players, landing, locale),
    origin: body,
    consent: (accountId) => consentOf(players, accountId, body, { landing, locale }),
  }
}

function redirectOf(players: Players, landing: CompiledLanding | undefined, locale: string): string {
  const { site, sections } = players.records()
  const section = sections.find(({ id }) => id === landing?.section) ?? { path: '/' }
  return sectionUrl(site.hosts.mainSite, section, locale === site.defaultLocale ? '' : locale).href
}

/** Where the law keeps a market closed, nobody of that country is taken in. */
export function refuseClosedMarket(players: Players, country: string | undefined): void {
  const { site, markets } = players.records()
  if (site.mode === 'live' && closedMarket(markets, country)) throw callError('country-blocked')
}

function identityOf(text: string, country?: string, field = 'username'): Identity {
  const identity = readIdentity(text, country)
  if (!identity) throw invalidInput(field)
  return identity
}

async function refuseKnown({ db }: Players, identities: readonly Identity[]): Promise<void> {
  for (const identity of identities) {
    const location = identity.kind === 'phone' ? 'phone' : 'username'
    if (await findByIdentity(db, identity)) throw callError('user-exists', { location })
  }
}

export function readPassword(body: { readonly password?: string; readonly repeat_password?: string }): string {
  const { password = '', repeat_password: repeated } = body
  if (password.trim().length < 6) throw invalidInput('password')
  if (repeated !== undefined && repeated !== password) throw invalidInput('repeat_password')
  return password
}
