import { invalidInput } from '../../../kernel/calls/errors.ts'
import { isUniqueViolation } from '../../../kernel/database/is-unique-violation.ts'
import { normalizeEmail } from '../../../rules/email.ts'
import { readIdentity } from '../../../rules/identity.ts'
import { confirmByLink } from '../accounts/confirmation-links.ts'
import { sendMailboxCode, spendMailboxCode } from '../accounts/mailbox-codes.ts'
import { reAuthenticate } from '../accounts/re-authenticate.ts'
import { replaceMailbox } from '../accounts/replace-mailbox.ts'
import { waysIn } from '../accounts/ways-in.ts'
import { callError } from '../errors.ts'
import type { Handler } from '../players.ts'

/** Without an address, sends the code that confirms removing the current one. */
export const changeEmail: Handler<'change-email'> = async (players, { body, caller, player }) => {
  const { account } = player
  const identity = readIdentity(body.email)
  if (identity?.kind !== 'email') throw invalidInput('email')
  const { email, written: to } = identity
  const isRemoval = email === account.email && account.email_confirmed === 1
  // Without a password, the code for a removal is itself sent to the old mailbox.
  const needsProof = isRemoval ? account.password_hash !== null : email !== account.email
  if (needsProof) await reAuthenticate(players, caller, { player, proof: body, purpose: 'change-email' })
  const taken = await players.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  if (taken && taken.id !== account.id) throw callError('user-exists', { location: 'email' })
  await sendMailboxCode(players, caller, account, { to, purpose: isRemoval ? 'delete-email' : 'confirm-email' })
  return { success: true }
}

export const confirmEmail: Handler<'confirm-email'> = async (players, { body, caller, player: { account } }) => {
  try {
    await replaceMailbox(players, caller, account, async (db) => {
      const written = await spendMailboxCode({ ...players, db }, account, { ...body, purpose: 'confirm-email' })
      if (!written) throw callError('code-wrong')
      return { email: normalizeEmail(written) ?? null, email_written: written, email_confirmed: 1 }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? callError('user-exists', { location: 'email' }) : error
  }
  return { success: true }
}

export const confirmEmailLink: Handler<'confirm-email-link'> = async (players, { body, caller }) => {
  await confirmByLink(players, caller, body.token)
  return { success: true }
}

/** An account without another way in keeps its address. */
export const deleteEmail: Handler<'delete-email'> = async (players, { body, caller, player: { account } }) => {
  if (waysIn(account).length === 0) throw invalidInput('email')
  await replaceMailbox(players, caller, account, async (db) => {
    if (!(await spendMailboxCode({ ...players, db }, account, { ...body, purpose: 'delete-email' })))
      throw callError('code-wrong')
    return { email: null, email_written: null, email_confirmed: 0 }
  })
  return { success: true }
}
