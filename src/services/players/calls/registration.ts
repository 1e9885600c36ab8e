import type { PlayerCalls } from '../../../contract/calls/player.ts'
import type { Caller } from '../../../kernel/calls/call.ts'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { type Identity, readIdentity } from '../../../rules/identity.ts'
import { findByIdentity } from '../accounts/accounts.ts'
import { readPassword } from '../accounts/read-password.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { Handler, Players } from '../players.ts'
import { readVisit } from '../registration/read-visit.ts'
import { makeCredentials, type Newcomer, register } from '../registration/register.ts'
import {
  findAnswer,
  isAnswered,
  readSubmission,
  type Submission,
  type SubmittedForm,
} from '../registration/submissions.ts'
import { requireCsrfToken } from '../sessions/csrf.ts'
import type { Session } from '../sessions/sessions.ts'
import { tokenData } from '../sessions/token-data.ts'

type Body = PlayerCalls['registration']['body'] | PlayerCalls['user-registration']['body']
type Answer = PlayerCalls['registration']['answer']

/** The stored result of a registration: the answer without tokens, and the session. */
type StoredResult = { readonly data: Answer['data']; readonly redirectUrl: string; readonly session: Session }

/** Types 1 and 6: e-mail, phone or one-click. */
export const registration: Handler<'registration'> = (players, { body, caller }) => {
  if (body.type === '6' && body.confirm_terms !== true) throw invalidInput('confirm_terms')
  const identities = body.username ? [identityOf(body.username, body.phone_code)] : []
  return registerWithPassword(players, caller, 'registration', body, identities)
}

/** Type 2: phone and e-mail together. */
export const userRegistration: Handler<'user-registration'> = (players, { body, caller }) => {
  requireCsrfToken(players, caller)
  const email = identityOf(body.username)
  const phone = identityOf(body.phone, body.phone_code, 'phone')
  if (email.kind !== 'email') throw callError('username-malformed')
  if (phone.kind !== 'phone') throw callError('username-malformed', { location: 'phone' })
  return registerWithPassword(players, caller, 'user-registration', withCurrency(body), [email, phone])
}

const withCurrency = <Form extends object>(body: Form) => ({ currency: 'INR', ...body })

type IsRetry = (players: Players, body: unknown) => Promise<boolean>

/** Whether a form was answered before. Its retries get the stored answer, and are no further attempts. */
export const retries: { readonly [name: string]: IsRetry } = {
  // The schemas of both calls require a form id.
  registration: (players, body) =>
    isAnswered(players.db, readSubmission(players, 'registration', body as SubmittedForm)),
  'user-registration': (players, body) =>
    isAnswered(players.db, readSubmission(players, 'user-registration', withCurrency(body as SubmittedForm))),
}

async function registerWithPassword(
  players: Players,
  caller: Caller,
  call: 'registration' | 'user-registration',
  body: Body & { readonly currency: string },
  identities: readonly Identity[],
): Promise<Answer> {
  const submission = readSubmission(players, call, body)
  const findFirst = () => findAnswer<StoredResult>(players.db, submission)
  const stored =
    (await findFirst()) ??
    (await registerNow(players, caller, submission, body, identities).catch(async (error: unknown) => {
      // The same form was submitted twice at once: the second request gets the answer of the first.
      const earlier = await findFirst()
      if (earlier) return earlier
      throw error
    }))
  return toAnswer(players, caller, stored)
}

async function registerNow(
  players: Players,
  caller: Caller,
  submission: Submission,
  body: Body & { readonly currency: string },
  identities: readonly Identity[],
): Promise<StoredResult> {
  const credentials = identities.length === 0 ? makeCredentials() : undefined
  const password = credentials?.password ?? (await readPassword(players, body))
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

async function toAnswer(
  players: Players,
  caller: Caller,
  { data, redirectUrl, session }: StoredResult,
): Promise<Answer> {
  caller.setCookie('newReg', '1', 3600, { readable: true })
  return { data, redirect_url: redirectUrl, token: await tokenData(players, caller, session) }
}

function identityOf(text: string, country?: string, location = 'username'): Identity {
  const identity = readIdentity(text, country)
  if (!identity) throw callError('username-malformed', { location })
  return identity
}

async function refuseKnown({ db }: Players, identities: readonly Identity[]): Promise<void> {
  for (const identity of identities) {
    const location = identity.kind === 'phone' ? 'phone' : 'username'
    if (await findByIdentity(db, identity)) throw callError('user-exists', { location })
  }
}
