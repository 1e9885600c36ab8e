import type { Message } from '../../kernel/mail/mailer.ts'
import type { Desk } from '../desk.ts'
import type { Staff } from '../tables.ts'

// In English like the admin.
const sentences = {
  'factor-added': 'A second factor was added to your account in the admin. Your other sessions have ended.',
  'factor-removed': 'A second factor was removed from your account in the admin.',
  'recovery-codes-made': 'New recovery codes were made for your account in the admin. The former ones are void.',
  'recovery-code-used': 'Somebody signed in to your account in the admin with a recovery code.',
  'factors-reset':
    'An administrator has removed the second factors of your account in the admin, and ended your sessions. Sign in with your password and set them up again.',
} as const

/** Tells a staff member that the own way of signing in has changed, and what to do if somebody else did it. */
export function factorNotice({ records }: Desk, { email }: Staff, change: keyof typeof sentences): Message {
  const { name } = records().site.brand
  const help = 'If this was not you, ask an administrator at once to block your account.'
  return { to: email, subject: `${name}: how you sign in has changed`, text: `${sentences[change]}\n\n${help}\n` }
}
