import { randomInt } from 'node:crypto'
import type { Handler } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import { limitAccount } from '../../../kernel/limits/limit-call.ts'
import { normalizeEmail, readIdentity } from '../../../rules/identity.ts'
import { codeMessage } from '../messages.ts'
import { invalid } from '../registration/calls.ts'
import { requirePlayer } from '../sessions/player.ts'
import { isAlreadyThere } from './accounts.ts'
import { giveCode, spendCode } from './one-time-codes.ts'

const quarter = 15 * 60 * 1000

/** Six digits are few: each belongs to one account, and the limits count the tries. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Without an address the code for removing the present one is sent. */
export const changeEmail: Handler<'change-email'> = async (platform, { body, caller }) => {
  const { account } = await requirePlayer(platform, caller)
  await limitAccount(platform, 'change-email', account.id)
  const identity = readIdentity(body.email)
  if (identity?.kind !== 'email') throw invalid('email')
  const { email, written } = identity
  const isRemoval = email === account.email && account.email_confirmed === 1
  const taken = await platform.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  if (taken && taken.id !== account.id) throw new CallError('user-exists', { location: 'email' })
  const code = newCode()
  const purpose = isRemoval ? 'delete-email' : 'confirm-email'
  await giveCode(platform, {
    code: `${account.id} ${code}`,
    accountId: account.id,
    purpose,
    lifetime: quarter,
    email: written,
  })
  const message = codeMessage(platform, { to: written, code, locale: account.locale })
  await platform.mailer.send(message).catch((err: unknown) => {
    caller.log.warn({ err }, 'A message was not sent')
    throw new CallError('unavailable')
  })
  return { success: true }
}

export const confirmEmail: Handler<'confirm-email'> = async (platform, { body, caller }) => {
  const { db, now } = platform
  const { account } = await requirePlayer(platform, caller)
  await limitAccount(platform, 'confirm-email', account.id)
  try {
    await db.transaction().execute(async (transaction) => {
      const spent = await spendCode(transaction, {
        code: `${account.id} ${body.code}`,
        purpose: 'confirm-email',
        now: now(),
      })
      if (!spent?.email) throw new CallError('code-wrong')
      await transaction
        .updateTable('accounts')
        .set({ email: normalizeEmail(spent.email) ?? null, email_written: spent.email, email_confirmed: 1 })
        .where('id', '=', account.id)
        .execute()
    })
  } catch (error) {
    throw isAlreadyThere(error) ? new CallError('user-exists', { location: 'email' }) : error
  }
  return { success: true }
}

/** An account without a phone or a name of its own keeps its address: nobody could sign in otherwise. */
export const deleteEmail: Handler<'delete-email'> = async (platform, { body, caller }) => {
  const { db, now } = platform
  const { account } = await requirePlayer(platform, caller)
  await limitAccount(platform, 'delete-email', account.id)
  if (!account.phone && !account.login && !account.google_sub) throw invalid('email')
  await db.transaction().execute(async (transaction) => {
    const spent = await spendCode(transaction, {
      code: `${account.id} ${body.code}`,
      purpose: 'delete-email',
      now: now(),
    })
    if (!spent) throw new CallError('code-wrong')
    await transaction
      .updateTable('accounts')
      .set({ email: null, email_written: null, email_confirmed: 0 })
      .where('id', '=', account.id)
      .execute()
  })
  return { success: true }
}
