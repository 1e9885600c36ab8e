import type { Caller } from '../../../kernel/calls/call.ts'
import { normalizeEmail } from '../../../rules/identity.ts'
import { refuseClosedMarket } from '../accounts/closed-market.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { GoogleIdentity } from '../google/google-verifier.ts'
import type { Handler, Players } from '../players.ts'
import { readVisit } from '../registration/read-visit.ts'
import { register } from '../registration/register.ts'
import { findAnswer, readSubmission } from '../registration/submissions.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'
import type { Account } from '../tables.ts'

type Answer = Awaited<ReturnType<Handler<'registration-google'>>>

/** Signs in a known Google account, registers a new one. Accounts are never linked by e-mail address alone. */
export const registrationGoogle: Handler<'registration-google'> = async (players, { body, caller }) => {
  const identity = await players.google.verify(body.token)
  if (!identity || (body.nonce !== undefined && identity.nonce !== body.nonce)) throw callError('google-refused')
  refuseClosedMarket(players, players.countryOf(caller.ip))
  const known = await findByGoogle(players, identity)
  if (known) return signInKnown(players, caller, known)

  const visit = await readVisit(players, caller, body)
  await requireCaptcha(players, caller, body['captcha-token'])
  const email = identity.emailVerified && identity.email ? normalizeEmail(identity.email) : undefined
  const submission = body.form_id
    ? readSubmission(players, 'registration-google', { ...body, form_id: body.form_id })
    : undefined
  const newcomer = {
    ...visit,
    emailConfirmed: email !== undefined,
    account: {
      email: email ?? null,
      email_written: email ? (identity.email ?? null) : null,
      phone: null,
      login: null,
      google_sub: identity.sub,
      password_hash: null,
    },
  }
  try {
    const session = await register(players, caller, newcomer, submission, (begun) => begun)
    return {
      register: true,
      redirect_url: newcomer.redirectUrl,
      data: { id: session.accountId, username: email ?? identity.sub },
      token: await tokenData(players, caller, session),
    }
  } catch (error) {
    // The same form was submitted twice at once: the account exists by now.
    const other =
      submission && (await findAnswer(players.db, submission)) ? await findByGoogle(players, identity) : undefined
    if (other) return signInKnown(players, caller, other)
    throw error
  }
}

function findByGoogle({ db }: Players, { sub }: GoogleIdentity): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('google_sub', '=', sub).executeTakeFirst()
}

async function signInKnown(players: Players, caller: Caller, account: Account): Promise<Answer> {
  const session = await signIn(players, caller, account)
  return {
    register: false,
    ...(account.redirect_url && { redirect_url: account.redirect_url }),
    data: { id: account.id, username: account.email_written ?? account.google_sub ?? '' },
    token: await tokenData(players, caller, session),
  }
}
