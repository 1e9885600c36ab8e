import { domainToASCII } from 'node:url'
import { newId } from '../secrets.ts'
import type { Message } from './mailer.ts'

type Sender = { readonly name: string; readonly address: string }

/** A message as mail servers pass it on. */
export type Mail = {
  readonly envelope: { readonly from: string; readonly to: string }
  readonly raw: string
}

const oneMailbox = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u

/** Prevents header injection: input of visitors must not add headers or recipients. */
export function compose({ name, address }: Sender, { to, subject, text }: Message): Mail {
  if (!oneMailbox.test(to)) throw new Error('A message can only be sent to one plain address')
  const [from, receiver] = [withPlainDomain(address), withPlainDomain(to)]
  const { encoding, content } = encodeBody(text)
  const lines = [
    `From: ${encodeName(oneLine(name))} <${from}>`,
    `To: ${receiver}`,
    `Subject: ${encodeWords(oneLine(subject))}`,
    `Message-ID: <${newId()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    // Keeps auto-responders from replying.
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    content,
  ]
  return { envelope: { from, to: receiver }, raw: `${lines.join('\r\n')}\r\n` }
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function withPlainDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + domainToASCII(address.slice(at))
}

/** Printable ASCII in lines that every mail server accepts. */
const isPlain = (text: string) => /^[\n\x20-\x7e]*$/.test(text) && !/[^\n]{900}/.test(text)

const encodeName = (name: string) =>
  /^[\w ]+$/.test(name) ? name : isPlain(name) ? JSON.stringify(name) : encodeWords(name)

/** A text in a header: other alphabets in words of at most 75 characters. */
function encodeWords(text: string): string {
  if (isPlain(text) && !text.includes('=?')) return text
  const words: string[] = ['']
  for (const character of text) {
    const word = words.pop() + character
    if (Buffer.byteLength(word) > 45) words.push(word.slice(0, -character.length), character)
    else words.push(word)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

function encodeBody(text: string): { readonly encoding: string; readonly content: string } {
  const body = text.replaceAll(/\r\n?/g, '\n')
  if (isPlain(body)) return { encoding: '7bit', content: body.replaceAll('\n', '\r\n') }
  const encoded = Buffer.from(body.replaceAll('\n', '\r\n')).toString('base64')
  return { encoding: 'base64', content: encoded.replaceAll(/.{76}(?=.)/g, '$&\r\n') }
}
