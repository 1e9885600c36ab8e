import type { Database } from '../../../kernel/database/database.ts'
import { isWithinLimit } from '../../../kernel/limits/apply-limit.ts'
import { sendSoon } from '../../../kernel/mail/send-soon.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { findByUsername } from '../accounts/accounts.ts'
import { spendCode, voidCodes } from '../accounts/one-time-codes.ts'
import { readPassword } from '../accounts/read-password.ts'
import { recoveryToken } from '../accounts/recovery-links.ts'
import { requireCaptcha } from '../captcha/require-captcha.ts'
import { callError } from '../errors.ts'
import { recoveryMessages } from '../limits.ts'
import { linkMessage } from '../messages.ts'
import type { Handler } from '../players.ts'
import { tellOwner } from '../sending.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Account } from '../tables.ts'

export const changePassword: Handler<'change-password'> = async (players, { params, body, caller, player }) => {
  const { db, passwords, now } = players
  const { account, sessionId } = player
  if (params.id !== account.id) throw callError('signed-out')
  const password = await readPassword(players, body)
  if (!(await passwords.verify(body.old_password, account.password_hash))) throw callError('wrong-old-password')
  const hash = await passwords.hash(password)
  await db.transaction().execute(async (transaction) => {
    await replacePassword(transaction, account, hash)
    await endSessionsOf(transaction, account.id, now(), sessionId)
    await voidCodes(transaction, account.id)
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'password-changed', account: account.id })
  })
  tellOwner(players, caller, account, 'password-changed')
  return { success: true }
}

/** Fails if a concurrent request has already replaced the password that was verified. */
async function replacePassword(db: Database, { id, password_hash }: Account, hash: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw callError('wrong-old-password')
}

/**
 * The answer does not reveal whether the account exists, nor whether a message is sent; the former one has a valid link
 * anyway.
 */
export const requestRecovery: Handler<'request-recovery'> = async (players, { body, caller }) => {
  await requireCaptcha(players, caller, body['captcha-token'])
  const account = await findByUsername(players, body.username)
  const to = account?.email_written
  if (account && to && (await isWithinLimit(players, recoveryMessages, { account: account.id }))) {
    await addSecurityEvent(players, caller, { name: 'recovery-requested', account: account.id })
    const token = await recoveryToken(players, account.id)
    const message = linkMessage(players, 'recover', {
      to,
      token,
      locale: body.locale ?? account.locale,
      landing: body.landing,
    })
    sendSoon(players, caller, message)
  }
  return { success: true }
}

/** Whoever has the link has the mailbox. */
export const recoverPassword: Handler<'recover-password'> = async (players, { body, caller }) => {
  const { db, passwords, now } = players
  const hash = await passwords.hash(await readPassword(players, body))
  const account = await db.transaction().execute(async (transaction) => {
    const spent = await spendCode(transaction, { code: body.recovery_token, purpose: 'recover-password', now: now() })
    if (!spent) throw callError('recovery-token-used')
    await endSessionsOf(transaction, spent.account_id, now())
    await voidCodes(transaction, spent.account_id)
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'password-recovered', account: spent.account_id })
    return transaction
      .updateTable('accounts')
      .set({ password_hash: hash, email_confirmed: 1 })
      .where('id', '=', spent.account_id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  tellOwner(players, caller, account, 'password-changed')
  return { success: true }
}
