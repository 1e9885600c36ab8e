import type { Message } from './mailer.ts'

export type Envelope = {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

const oneMailbox = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/** Prevents header injection: input of visitors must not add headers or recipients. */
export function writeHeaders(from: Envelope['from'], { to, subject, text }: Message): Envelope {
  if (!oneMailbox.test(to)) throw new Error('A message can only be sent to one plain address')
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    // Keeps auto-responders from replying.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
