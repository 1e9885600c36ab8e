import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRecordName } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

/** Signs a link that shows one record to anyone who has it, until it expires. */
export function signLink(desk: Pick<Desk, 'secrets' | 'now'>, record: string, expiresAt: number): string {
  const content = Buffer.from(`${Math.floor(expiresAt / 1000)} ${record}`).toString('base64url')
  return `${content}.${signatureOf(desk, content)}`
}

/** The record of a link; throws if the link has expired or its signature is wrong. */
export function openLink(desk: Pick<Desk, 'secrets' | 'now'>, token: string): string {
  const [, content = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? []
  const isSigned = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(desk, content)))
  const [, expires = '', record = ''] = /^(\d+) (.+)$/.exec(Buffer.from(content, 'base64url').toString()) ?? []
  if (!isSigned || desk.now() >= Number(expires) * 1000 || !isRecordName(record)) throw callError('link-expired')
  return record
}

function signatureOf({ secrets }: Pick<Desk, 'secrets' | 'now'>, content: string): string {
  return createHmac('sha256', secrets.keyFor('preview')).update(content).digest('base64url')
}
