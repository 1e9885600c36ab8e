import type { Message } from '../../../kernel/mail/mailer.ts'
import { sendSoon } from '../../../kernel/mail/send-soon.ts'
import { verificationTexts } from '../../../rules/verification/texts.ts'
import type { Verification } from '../tables.ts'
import type { Checked, Verifying } from '../verification.ts'

/** Tells the player by e-mail how the check stands; nothing of the documents is in it. */
export function tellPlayer(
  verifying: Pick<Verifying, 'mailer' | 'records' | 'textOf'>,
  log: Parameters<typeof sendSoon>[1],
  { email_written: to, locale }: Pick<Checked, 'email_written' | 'locale'>,
  verification: Verification,
): void {
  if (to) sendSoon(verifying, log, messageOf(verifying, { to, locale }, verification))
}

function messageOf(
  { records, textOf }: Pick<Verifying, 'records' | 'textOf'>,
  { to, locale }: { readonly to: string; readonly locale: string },
  { state, reason }: Verification,
): Message {
  const news = verificationTexts(state, reason)
    .map((id) => textOf(id, locale))
    .join('\n\n')
  const help = textOf('ui.mail.was-not-you', locale)
  return {
    to,
    subject: textOf('ui.mail.verification-subject', locale),
    text: `${news}\n\n${help}\n\n${records().site.brand.email}\n`,
  }
}
