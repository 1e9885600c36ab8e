import type { Caller } from '../../../kernel/calls/call.ts'
import { applyLimit } from '../../../kernel/limits/apply-limit.ts'
import { normalizeEmail } from '../../../rules/email.ts'
import { mailboxCodes } from '../limits.ts'
import { codeMessage } from '../messages.ts'
import type { Players } from '../players.ts'
import { sendNow } from '../sending.ts'
import type { Account, OneTimeCodeTable } from '../tables.ts'
import { giveCode, newCode, spendCode } from './one-time-codes.ts'

type Purpose = Exclude<OneTimeCodeTable['purpose'], 'recover-password' | 'confirm-email-link'>

const texts = {
  'confirm-email': 'ui.mail.code-text',
  'delete-email': 'ui.mail.code-text',
  'change-email': 'ui.mail.email-change-code-text',
  'change-factors': 'ui.mail.factors-change-code-text',
  'own-account': 'ui.mail.own-account-code-text',
} as const satisfies Record<Purpose, string>

const quarter = 15 * 60 * 1000

/** Sends a code to a mailbox, to be sent back with a call of this account. */
export async function sendMailboxCode(
  players: Players,
  caller: Caller,
  { id, locale }: Account,
  { to, purpose }: { readonly to: string; readonly purpose: Purpose },
): Promise<void> {
  // Before the former code is replaced: without a message it stays valid.
  await applyLimit(players, mailboxCodes, { ip: caller.ip, identity: mailboxOf(to) })
  const code = newCode()
  await giveCode(players, { code: `${id} ${code}`, accountId: id, purpose, lifetime: quarter, email: to })
  await sendNow(players, caller, codeMessage(players, { to, code, locale, text: texts[purpose] }))
}

/** Additions after a plus sign usually reach the same mailbox. */
export const mailboxOf = (address: string) => normalizeEmail(address)?.replace(/\+[^@]*/, '')

/** The mailbox to which the code was sent; undefined if the code is wrong, used or expired. */
export async function spendMailboxCode(
  { db, now }: Pick<Players, 'db' | 'now'>,
  { id }: Account,
  { code, purpose }: { readonly code: string; readonly purpose: Purpose },
): Promise<string | undefined> {
  return (await spendCode(db, { code: `${id} ${code}`, purpose, now: now() }))?.email ?? undefined
}
