import type { Caller } from '../../../kernel/calls/call.ts'
import { normalizeEmail } from '../../../rules/email.ts'
import { refuseClosedMarket } from '../accounts/closed-market.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { GoogleIdentity } from '../google/google-verifier.ts'
import { giveNonce, spendNonce } from '../google/nonces.ts'
import type { Handler, Players } from '../players.ts'
import { readVisit } from '../registration/read-visit.ts'
import { register } from '../registration/register.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'
import type { Account } from '../tables.ts'

type Answer = Awaited<ReturnType<Handler<'registration-google'>>>

export const googleNonce: Handler<'google-nonce'> = (players, { caller }) => ({ nonce: giveNonce(players, caller) })

/** Signs in a known Google account, registers a new one. Accounts are never linked by e-mail address alone. */
export const registrationGoogle: Handler<'registration-google'> = async (players, { body, caller }) => {
  const identity = await identify(players, caller, body)
  refuseClosedMarket(players, players.countryOf(caller.ip))
  const known = await findByGoogle(players, identity)
  if (known) return signInKnown(players, caller, known)

  const visit = await readVisit(players, caller, body)
  await requireCaptcha(players, caller, body['captcha-token'])
  const email = identity.emailVerified && identity.email ? normalizeEmail(identity.email) : undefined
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
    const session = await register(players, caller, newcomer, undefined, (begun) => begun)
    return {
      register: true,
      redirect_url: newcomer.redirectUrl,
      data: { id: session.accountId, username: email ?? identity.sub },
      token: await tokenData(players, caller, session),
    }
  } catch (error) {
    // The same Google account has come twice at once.
    const other = await findByGoogle(players, identity)
    if (other) return signInKnown(players, caller, other)
    throw error
  }
}

/** A token is accepted once, from the browser that asked for it: whoever gets hold of it cannot use it. */
async function identify(
  players: Players,
  caller: Caller,
  { token, nonce }: { readonly token: string; readonly nonce: string },
): Promise<GoogleIdentity> {
  const identity = await players.google.verify(token)
  const isOurs = identity?.nonce === nonce && (await spendNonce(players, caller, nonce))
  if (!identity || !isOurs) throw callError('google-refused')
  return identity
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
