import type { Handler } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { findByUsername } from '../accounts/accounts.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { refuseClosedMarket } from '../registration/calls.ts'
import { requireCsrfToken } from './csrf.ts'
import { signIn } from './sign-in.ts'
import { tokenData } from './token-data.ts'

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
