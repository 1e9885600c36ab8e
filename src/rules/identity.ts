import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** What an account is known by: a mailbox or a phone, in the one form that is compared. */
export type Identity =
  | { readonly kind: 'email'; readonly email: string; readonly written: string }
  | { readonly kind: 'phone'; readonly phone: string }

/** Reads what was typed as a user name; nothing where it is neither an e-mail nor a phone of this world. */
export function readIdentity(username: string, country?: string): Identity | undefined {
  const text = username.normalize('NFKC').trim()
  if (text.includes('@')) {
    const email = normalizeEmail(text)
    return email ? { kind: 'email', email, written: text } : undefined
  }
  const phone = normalizePhone(text, country)
  return phone ? { kind: 'phone', phone } : undefined
}

/**
 * Letters that only look different are the same mailbox: case, full-width forms, spaces around.
 * Only plain letters are accepted after that, so that no look-alike of another alphabet becomes a second account.
 */
export function normalizeEmail(text: string): string | undefined {
  const email = text.normalize('NFKC').trim().toLowerCase()
  return email.length <= 254 && emailForm.test(email) ? email : undefined
}

const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** Every script has its ten digits in a row, from nought on. */
function plainDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++
  return String(value)
}

/** E.164, however it was punctuated and in whatever digits. */
function normalizePhone(text: string, country?: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (!/^[+\p{Nd}\s().-]+$/u.test(plain)) return undefined
  const number = parsePhoneNumberFromString(
    plain.replace(/\p{Nd}/gu, plainDigit),
    country as Parameters<typeof parsePhoneNumberFromString>[1],
  )
  return number?.isValid() ? number.number : undefined
}
