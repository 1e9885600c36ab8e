import type { Handler } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { limitAccount } from '../../../kernel/limits/limit-call.ts'
import { newToken } from '../../../kernel/secrets.ts'
import { readIdentity } from '../../../rules/identity.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { recoveryMessage } from '../messages.ts'
import { readPassword } from '../registration/calls.ts'
import { requirePlayer } from '../sessions/player.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { findByUsername } from './accounts.ts'
import { giveCode, spendCode } from './one-time-codes.ts'

const hour = 3600 * 1000

export const changePassword: Handler<'change-password'> = async (platform, { params, body, caller }) => {
  const { db, passwords, now } = platform
  const { account, sessionId } = await requirePlayer(platform, caller)
  await limitAccount(platform, 'change-password', account.id)
  if (params.id !== account.id) throw new CallError('signed-out')
  const password = readPassword(body)
  if (!(await passwords.verify(body.old_password, account.password_hash))) throw new CallError('wrong-old-password')
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ password_hash: hash }).where('id', '=', account.id).execute()
    await endSessionsOf(transaction, account.id, now(), sessionId)
  })
  return { success: true }
}

/** The answer is the same for everybody, and does not wait for the message. */
export const requestRecovery: Handler<'request-recovery'> = async (platform, { body, caller }) => {
  await requireCaptcha(platform, caller, body['captcha-token'])
  if (!readIdentity(body.username)) return { success: true }
  const account = await findByUsername(platform, body.username)
  const to = account?.email_written
  if (account && to) {
    const token = newToken()
    await giveCode(platform, { code: token, accountId: account.id, purpose: 'recover-password', lifetime: hour })
    const message = recoveryMessage(platform, {
      to,
      token,
      locale: body.locale ?? account.locale,
      landing: body.landing,
    })
    platform.mailer.send(message).catch((error: unknown) => caller.log.warn({ err: error }, 'A message was not sent'))
  }
  return { success: true }
}

export const recoverPassword: Handler<'recover-password'> = async (platform, { body }) => {
  const { db, passwords, now } = platform
  const hash = await passwords.hash(readPassword(body))
  await db.transaction().execute(async (transaction) => {
    const spent = await spendCode(transaction, { code: body.recovery_token, purpose: 'recover-password', now: now() })
    if (!spent) throw new CallError('recovery-token-used')
    await transaction.updateTable('accounts').set({ password_hash: hash }).where('id', '=', spent.account_id).execute()
    await endSessionsOf(transaction, spent.account_id, now())
  })
  return { success: true }
}
