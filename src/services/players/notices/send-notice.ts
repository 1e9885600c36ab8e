import type { Caller } from '../../../kernel/calls/call.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'

type Change = 'password-changed' | 'email-changed' | 'email-removed'

/** Tells the player of a change of credentials, at the address before the change, without making the response wait. */
export function sendNotice(
  { mailer, textOf }: Pick<Players, 'mailer' | 'textOf'>,
  { log }: Pick<Caller, 'log'>,
  { email_written: to, locale }: Pick<Account, 'email_written' | 'locale'>,
  change: Change,
): void {
  if (!to) return
  const subject = textOf('ui.mail.changed-subject', locale)
  const text = `${textOf(`ui.mail.${change}`, locale)}\n\n${textOf('ui.mail.was-not-you', locale)}\n`
  mailer.send({ to, subject, text }).catch((err: unknown) => log.warn({ err }, 'An e-mail could not be sent'))
}
