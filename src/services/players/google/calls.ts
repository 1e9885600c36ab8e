import type { Caller, Handler } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import type { Account } from '../../../kernel/database/tables.ts'
import { normalizeEmail } from '../../../rules/identity.ts'
import type { Platform } from '../../../server/calls/platform.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { readVisit, refuseClosedMarket } from '../registration/calls.ts'
import { register } from '../registration/register.ts'
import { findAnswer, readSubmission } from '../registration/submissions.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'
import type { GoogleIdentity } from './google-verifier.ts'

type Answer = Awaited<ReturnType<Handler<'registration-google'>>>

/** A known Google account signs in, a new one registers. Accounts are never joined by an e-mail alone. */
export const registrationGoogle: Handler<'registration-google'> = async (platform, { body, caller }) => {
  const identity = await platform.google.verify(body.token)
  if (!identity || (body.nonce !== undefined && identity.nonce !== body.nonce)) throw new CallError('google-refused')
  refuseClosedMarket(platform, platform.countryOf(caller.ip))
  const known = await findByGoogle(platform, identity)
  if (known) return signInKnown(platform, caller, known)

  const visit = await readVisit(platform, caller, body)
  await requireCaptcha(platform, caller, body['captcha-token'])
  const email = identity.emailVerified && identity.email ? normalizeEmail(identity.email) : undefined
  const submission = body.form_id
    ? readSubmission(platform, 'registration-google', { ...body, form_id: body.form_id })
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
    const session = await register(platform, caller, newcomer, submission, (begun) => begun)
    return {
      register: true,
      redirect_url: newcomer.redirectUrl,
      data: { id: session.accountId, username: email ?? identity.sub },
      token: await tokenData(platform, caller, session),
    }
  } catch (error) {
    // The same form twice at once: the account of the first is there now.
    const other =
      submission && (await findAnswer(platform.db, submission)) ? await findByGoogle(platform, identity) : undefined
    if (other) return signInKnown(platform, caller, other)
    throw error
  }
}

function findByGoogle({ db }: Platform, { sub }: GoogleIdentity): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('google_sub', '=', sub).executeTakeFirst()
}

async function signInKnown(platform: Platform, caller: Caller, account: Account): Promise<Answer> {
  const session = await signIn(platform, caller, account)
  return {
    register: false,
    ...(account.redirect_url && { redirect_url: account.redirect_url }),
    data: { id: account.id, username: account.email_written ?? account.google_sub ?? '' },
    token: await tokenData(platform, caller, session),
  }
}
