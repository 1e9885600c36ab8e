import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { isRecordName } from '../records/record-name.ts'

type Ground = Pick<Desk, 'secrets' | 'now'>

/** Shows one record to whoever holds it, until a moment. */
export function signLink(ground: Ground, record: string, expiresAt: number): string {
  const content = Buffer.from(`${Math.floor(expiresAt / 1000)} ${record}`).toString('base64url')
  return `${content}.${signatureOf(ground, content)}`
}

/** The record that a link shows; refused where it has expired or was not signed here. */
export function openLink(ground: Ground, token: string): string {
  const [, content = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? []
  const isSigned =
    signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(ground, content)))
  const [, expires = '', record = ''] = /^(\d+) (.+)$/.exec(Buffer.from(content, 'base64url').toString()) ?? []
  if (!isSigned || ground.now() >= Number(expires) * 1000 || !isRecordName(record)) throw callError('link-expired')
  return record
}

function signatureOf({ secrets }: Ground, content: string): string {
  return createHmac('sha256', secrets.keyFor('preview')).update(content).digest('base64url')
}
