import { randomInt } from 'node:crypto'
import { invalidInput } from '../../../kernel/calls/errors.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { normalizeEmail, readIdentity } from '../../../rules/identity.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { giveCode, spendCode } from '../accounts/one-time-codes.ts'
import { callError } from '../errors.ts'
import { codeMessage } from '../messages.ts'
import { sendNotice } from '../notices/send-notice.ts'
import type { Handler } from '../players.ts'

const quarter = 15 * 60 * 1000

/** Six digits suffice: a code belongs to one account, and the number of attempts is limited. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Without an address, sends the code that confirms removing the current one. */
export const changeEmail: Handler<'change-email'> = async (players, { body, caller, player }) => {
  const { account } = player
  const identity = readIdentity(body.email)
  if (identity?.kind !== 'email') throw invalidInput('email')
  const { email, written } = identity
  const isRemoval = email === account.email && account.email_confirmed === 1
  const taken = await players.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  if (taken && taken.id !== account.id) throw callError('user-exists', { location: 'email' })
  const code = newCode()
  const purpose = isRemoval ? 'delete-email' : 'confirm-email'
  await giveCode(players, {
    code: `${account.id} ${code}`,
    accountId: account.id,
    purpose,
    lifetime: quarter,
    email: written,
  })
  const message = codeMessage(players, { to: written, code, locale: account.locale })
  await players.mailer.send(message).catch((err: unknown) => {
    caller.log.warn({ err }, 'An e-mail could not be sent')
    throw callError('unavailable')
  })
  return { success: true }
}

export const confirmEmail: Handler<'confirm-email'> = async (players, { body, player, caller }) => {
  const { db, now } = players
  const { account } = player
  try {
    const isNew = await db.transaction().execute(async (transaction) => {
      const spent = await spendCode(transaction, {
        code: `${account.id} ${body.code}`,
        purpose: 'confirm-email',
        now: now(),
      })
      if (!spent?.email) throw callError('code-wrong')
      const email = normalizeEmail(spent.email) ?? null
      await transaction
        .updateTable('accounts')
        .set({ email, email_written: spent.email, email_confirmed: 1 })
        .where('id', '=', account.id)
        .execute()
      const name = email === account.email ? 'email-confirmed' : 'email-changed'
      await addSecurityEvent({ db: transaction, now }, caller, { name, account: account.id })
      return email !== account.email
    })
    if (isNew) sendNotice(players, caller, account, 'email-changed')
  } catch (error) {
    throw isUniqueViolation(error) ? callError('user-exists', { location: 'email' }) : error
  }
  return { success: true }
}

/** An account without a phone or login keeps its address: its owner could not sign in otherwise. */
export const deleteEmail: Handler<'delete-email'> = async (players, { body, player, caller }) => {
  const { db, now } = players
  const { account } = player
  if (!account.phone && !account.login && !account.google_sub) throw invalidInput('email')
  await db.transaction().execute(async (transaction) => {
    const spent = await spendCode(transaction, {
      code: `${account.id} ${body.code}`,
      purpose: 'delete-email',
      now: now(),
    })
    if (!spent) throw callError('code-wrong')
    await transaction
      .updateTable('accounts')
      .set({ email: null, email_written: null, email_confirmed: 0 })
      .where('id', '=', account.id)
      .execute()
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'email-removed', account: account.id })
  })
  sendNotice(players, caller, account, 'email-removed')
  return { success: true }
}
