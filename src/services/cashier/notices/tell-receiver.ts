import type { Message } from '../../../kernel/mail/mailer.ts'
import { sendSoon } from '../../../kernel/mail/send-soon.ts'
import { withdrawalTexts } from '../../../rules/cashier/withdrawals/texts.ts'
import { sayAmount } from '../../ledger/statements/say-amount.ts'
import type { Withdrawal } from '../tables.ts'
import type { Withdrawing } from '../withdrawing.ts'

type Mailbox = { readonly email_written: string | null; readonly locale: string }

/** Tells the player by e-mail how a withdrawal stands; where the money goes is not in it. */
export function tellReceiver(
  withdrawing: Pick<Withdrawing, 'mailer' | 'records' | 'textOf'>,
  log: Parameters<typeof sendSoon>[1],
  { email_written: to, locale }: Mailbox,
  withdrawal: Withdrawal,
): void {
  if (to) sendSoon(withdrawing, log, messageOf(withdrawing, { to, locale }, withdrawal))
}

function messageOf(
  { records, textOf }: Pick<Withdrawing, 'records' | 'textOf'>,
  { to, locale }: { readonly to: string; readonly locale: string },
  { state, reason, amount, currency }: Withdrawal,
): Message {
  const news = withdrawalTexts(state, reason)
    .map((id) => textOf(id, locale))
    .join(' ')
  const help = textOf('ui.mail.was-not-you', locale)
  return {
    to,
    subject: textOf('ui.mail.withdrawal-subject', locale),
    text: `${sayAmount(amount, currency)}\n\n${news}\n\n${help}\n\n${records().site.brand.email}\n`,
  }
}
