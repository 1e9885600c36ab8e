import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { days } from '../../../kernel/database/sweep.ts'
import { isWithinLimit } from '../../../kernel/limits/apply-limit.ts'
import { sendSoon } from '../../../kernel/mail/send-soon.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import { confirmationLinks } from '../limits.ts'
import { linkMessage } from '../messages.ts'
import type { Players } from '../players.ts'
import { mailboxOf } from './mailbox-codes.ts'
import { giveCode } from './one-time-codes.ts'

const purpose = 'confirm-email-link'
const lifetime = days(7)

/** The link that confirms the mailbox of a new account: stored with the account, sent once it exists. */
export function newConfirmationLink(players: Players, mailbox: { readonly to: string; readonly locale: string }) {
  const token = newToken()
  return {
    store: (db: Database, accountId: string) =>
      giveCode({ ...players, db }, { code: token, accountId, purpose, lifetime, email: mailbox.to }),
    async send(caller: Caller, landing: string | undefined): Promise<void> {
      if (!(await isWithinLimit(players, confirmationLinks, { identity: mailboxOf(mailbox.to) }))) return
      sendSoon(players, caller, linkMessage(players, 'confirm', { ...mailbox, token, landing }))
    },
  }
}

/** Opening the link again does no harm: until it expires, it confirms the same mailbox. */
export async function confirmByLink(players: Players, caller: Caller, token: string): Promise<void> {
  const { db, now } = players
  await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('one_time_codes')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['accounts.id', 'email_confirmed'])
      .where('code_hash', '=', hashToken(`${purpose} ${token}`))
      .where('expires_at', '>', now())
      .whereRef('one_time_codes.email', '=', 'email_written')
      .executeTakeFirst()
    if (!account) throw callError('link-expired')
    if (account.email_confirmed) return
    await transaction.updateTable('accounts').set({ email_confirmed: 1 }).where('id', '=', account.id).execute()
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'email-confirmed', account: account.id })
  })
}
