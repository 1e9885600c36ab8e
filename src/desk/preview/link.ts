import { isRecordName } from '../../contract/index.ts'
import { isSigned, sign } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'

const purpose = 'preview'

/** Signs a link that shows one record to anyone who has it, until it expires. */
export function signLink({ secrets }: Pick<Desk, 'secrets'>, record: string, expiresAt: number): string {
  const content = Buffer.from(`${Math.floor(expiresAt / 1000)} ${record}`).toString('base64url')
  return `${content}.${sign(secrets, purpose, content)}`
}

/** The record of a link; throws if the link has expired or its signature is wrong. */
export function openLink(desk: Pick<Desk, 'secrets' | 'now'>, token: string): string {
  const [, content = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(token) ?? []
  const [, expires = '', record = ''] = /^(\d+) (.+)$/.exec(Buffer.from(content, 'base64url').toString()) ?? []
  const isOurs = isSigned(desk.secrets, purpose, content, signature)
  if (!isOurs || desk.now() >= Number(expires) * 1000 || !isRecordName(record)) throw callError('link-expired')
  return record
}
