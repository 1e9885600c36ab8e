import { newToken } from '../../../kernel/secrets.ts'
import { readIdentity } from '../../../rules/identity.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { findByUsername } from '../accounts/accounts.ts'
import { giveCode, spendCode } from '../accounts/one-time-codes.ts'
import { readPassword } from '../accounts/read-password.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import { recoveryMessage } from '../messages.ts'
import { sendNotice } from '../notices/send-notice.ts'
import type { Handler } from '../players.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

const hour = 3600 * 1000

export const changePassword: Handler<'change-password'> = async (players, { params, body, player, caller }) => {
  const { db, passwords, now } = players
  const { account, sessionId } = player
  if (params.id !== account.id) throw callError('signed-out')
  const password = readPassword(body)
  if (!(await passwords.verify(body.old_password, account.password_hash))) throw callError('wrong-old-password')
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set({ password_hash: hash }).where('id', '=', account.id).execute()
    await endSessionsOf(transaction, account.id, now(), sessionId)
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'password-changed', account: account.id })
  })
  sendNotice(players, caller, account, 'password-changed')
  return { success: true }
}

/** The answer does not reveal whether the account exists, nor does it wait for the e-mail. */
export const requestRecovery: Handler<'request-recovery'> = async (players, { body, caller }) => {
  await requireCaptcha(players, caller, body['captcha-token'])
  if (!readIdentity(body.username)) return { success: true }
  const account = await findByUsername(players, body.username)
  const to = account?.email_written
  if (account && to) {
    const token = newToken()
    await addSecurityEvent(players, caller, { name: 'recovery-requested', account: account.id })
    await giveCode(players, { code: token, accountId: account.id, purpose: 'recover-password', lifetime: hour })
    const message = recoveryMessage(players, {
      to,
      token,
      locale: body.locale ?? account.locale,
      landing: body.landing,
    })
    players.mailer
      .send(message)
      .catch((error: unknown) => caller.log.warn({ err: error }, 'An e-mail could not be sent'))
  }
  return { success: true }
}

export const recoverPassword: Handler<'recover-password'> = async (players, { body, caller }) => {
  const { db, passwords, now } = players
  const hash = await passwords.hash(readPassword(body))
  const account = await db.transaction().execute(async (transaction) => {
    const spent = await spendCode(transaction, { code: body.recovery_token, purpose: 'recover-password', now: now() })
    if (!spent) throw callError('recovery-token-used')
    const changed = await transaction
      .updateTable('accounts')
      .set({ password_hash: hash })
      .where('id', '=', spent.account_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await endSessionsOf(transaction, changed.id, now())
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'password-recovered', account: changed.id })
    return changed
  })
  sendNotice(players, caller, account, 'password-changed')
  return { success: true }
}
