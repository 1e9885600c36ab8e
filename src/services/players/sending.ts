import type { Caller } from '../../kernel/calls/call.ts'
import type { Message } from '../../kernel/mail/mailer.ts'
import { sendSoon } from '../../kernel/mail/send-soon.ts'
import { callError } from './errors.ts'
import { type Change, changeNotice } from './messages.ts'
import type { Players } from './players.ts'
import type { Account } from './tables.ts'

/** Sends a message that the player waits for. */
export async function sendNow({ mailer }: Players, { log }: Caller, message: Message): Promise<void> {
  await mailer.send(message).catch((err: unknown) => {
    log.warn({ err }, 'An e-mail could not be sent')
    throw callError('unavailable')
  })
}

/** Tells the mailbox of an account, if it has one, that its credentials have changed. */
export function tellOwner(
  players: Pick<Players, 'mailer' | 'records' | 'textOf'>,
  { log }: Pick<Caller, 'log'>,
  { email_written: to, locale }: Pick<Account, 'email_written' | 'locale'>,
  change: Change,
): void {
  if (to) sendSoon(players, { log }, changeNotice(players, { to, locale, change }))
}
