import { findByUsername } from '../accounts/accounts.ts'
import type { Handler } from '../call.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { CallError } from '../errors.ts'
import { requireCsrfToken } from '../sessions/csrf.ts'
import { signIn } from '../sessions/sign-in.ts'
import { tokenData } from '../sessions/token-data.ts'
import { recordEvent } from '../statistics/record-event.ts'
import { refuseClosedMarket } from './registration.ts'

/** Unknown user, wrong password and empty password cost the same work and get the same answer. */
export const login: Handler<'login'> = async (platform, { body, caller }) => {
  requireCsrfToken(platform, caller)
  refuseClosedMarket(platform, platform.countryOf(caller.ip))
  await requireCaptcha(platform, caller, body['captcha-token'])
  const account = await findByUsername(platform, body.username)
  const isRight = await platform.passwords.verify(body.password, account?.password_hash)
  if (!account || !isRight) throw new CallError('wrong-credentials')
  const session = await signIn(platform, caller, account)
  recordEvent(platform, { ...body, kind: 'login', account_id: account.id }, caller.log)
  return {
    ...(account.redirect_url && { redirect_url: account.redirect_url }),
    token: await tokenData(platform, caller, session),
  }
}
