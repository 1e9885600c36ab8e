import { invalidInput } from '../../../kernel/calls/errors.ts'
import { applyLimit } from '../../../kernel/limits/apply-limit.ts'
import { readIdentity } from '../../../rules/identity.ts'
import { mailboxOf } from '../accounts/mailbox-codes.ts'
import { callError } from '../errors.ts'
import { mailboxCodes } from '../limits.ts'
import { credentialsMessage } from '../messages.ts'
import type { Handler } from '../players.ts'
import { sendNow } from '../sending.ts'

/** The password comes from the player, who has it: nothing but its hash is kept. */
export const sendCredentials: Handler<'send-credentials'> = async (players, { body, caller, player: { account } }) => {
  const identity = readIdentity(body.email)
  if (identity?.kind !== 'email') throw invalidInput('email')
  const { login: username, password_hash, locale } = account
  if (!username || !(await players.passwords.verify(body.password, password_hash))) throw callError('password-wrong')
  await applyLimit(players, mailboxCodes, { ip: caller.ip, identity: mailboxOf(identity.email) })
  const message = { to: identity.written, username, password: body.password, locale }
  await sendNow(players, caller, credentialsMessage(players, message))
  return { success: true }
}
