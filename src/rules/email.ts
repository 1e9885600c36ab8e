import { emailPattern } from '../contract/patterns.ts'

/**
 * Case, full-width letters and surrounding spaces make no difference.
 * Only ASCII is accepted after that, so that look-alikes from other alphabets cannot become a second account.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.normalize('NFKC').trim().toLowerCase()
  return email.length <= 254 && emailPattern.test(email) ? email : undefined
}
