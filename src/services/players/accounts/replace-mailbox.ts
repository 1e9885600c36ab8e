import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { sendSoon } from '../../../kernel/mail/send-soon.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { changeNotice } from '../messages.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'
import { voidCodes } from './one-time-codes.ts'

type Mailbox = Pick<Account, 'email' | 'email_written' | 'email_confirmed'>

/** Replaces the mailbox of an account by the one that `prove` returns, and tells both mailboxes if it is another one. */
export async function replaceMailbox(
  players: Players,
  caller: Caller,
  account: Account,
  prove: (transaction: Database) => Promise<Mailbox>,
): Promise<void> {
  const mailbox = await players.db.transaction().execute(async (transaction) => {
    const proven = await prove(transaction)
    await transaction.updateTable('accounts').set(proven).where('id', '=', account.id).execute()
    await voidCodes(transaction, account.id)
    const name = changeOf(account, proven) ?? 'email-confirmed'
    await addSecurityEvent({ ...players, db: transaction }, caller, { name, account: account.id })
    return proven
  })
  const change = changeOf(account, mailbox)
  if (!change) return
  for (const to of [account.email_written, mailbox.email_written])
    if (to) sendSoon(players, caller, changeNotice(players, { to, locale: account.locale, change }))
}

function changeOf(account: Account, { email }: Mailbox) {
  if (email === null) return 'email-removed'
  return email === account.email ? undefined : 'email-changed'
}
