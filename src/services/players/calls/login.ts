import { recordEvent } from '../../events/record-event.ts'
import { findByUsername } from '../accounts/accounts.ts'
import { refuseClosedMarket } from '../accounts/closed-market.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'
import { requireCsrfToken } from '../sessions/csrf.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'

/** Unknown user, wrong password and empty password take the same time and get the same answer. */
export const login: Handler<'login'> = async (players, { body, caller }) => {
  requireCsrfToken(players, caller)
  refuseClosedMarket(players, players.countryOf(caller.ip))
  await requireCaptcha(players, caller, body['captcha-token'])
  const account = await findByUsername(players, body.username)
  const isRight = await players.passwords.verify(body.password, account?.password_hash)
  if (!account || !isRight) throw callError('wrong-credentials', { about: account?.id })
  const session = await signIn(players, caller, account)
  recordEvent(players, { ...body, kind: 'login', account_id: account.id }, caller.log)
  return {
    ...(account.redirect_url && { redirect_url: account.redirect_url }),
    token: await tokenData(players, caller, session),
  }
}
