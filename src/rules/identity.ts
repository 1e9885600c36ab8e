import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { normalizeEmail } from './email.ts'

/** What identifies an account: an e-mail address or a phone number, normalised for comparison. */
export type Identity =
  | { readonly kind: 'email'; readonly email: string; readonly written: string }
  | { readonly kind: 'phone'; readonly phone: string }

/** Parses a user name; undefined if it is neither a valid e-mail address nor a valid phone number. */
export function readIdentity(username: string, country?: string): Identity | undefined {
  const text = username.normalize('NFKC').trim()
  if (text.includes('@')) {
    const email = normalizeEmail(text)
    return email ? { kind: 'email', email, written: text } : undefined
  }
  const phone = normalizePhone(text, country)
  return phone ? { kind: 'phone', phone } : undefined
}

/** In every script, the ten digits are consecutive code points from zero on. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++
  return String(value)
}

/** Normalises a number to E.164, with any punctuation and in any script's digits. */
function normalizePhone(text: string, country?: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (!/^[+\p{Nd}\s().-]+$/u.test(plain)) return undefined
  const number = parsePhoneNumberFromString(
    plain.replace(/\p{Nd}/gu, plainDigit),
    country as Parameters<typeof parsePhoneNumberFromString>[1],
  )
  return number?.isValid() ? number.number : undefined
}
