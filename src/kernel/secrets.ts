import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Database } from './database/database.ts'

/** Keys shared by all processes on one database; created at the first start. */
export type Secrets = {
  /** Derives a key for one purpose. */
  readonly keyFor: (purpose: string) => Buffer
}

export async function loadSecrets(db: Database): Promise<Secrets> {
  await db
    .insertInto('secrets')
    .values({ name: 'root', value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', 'root').executeTakeFirstOrThrow()
  const root = Buffer.from(value, 'base64')
  return { keyFor: (purpose) => createHmac('sha256', root).update(purpose).digest() }
}

export const newId = () => randomUUID()

/** A random token, safe in URLs. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are stored as hashes, so a leaked database reveals none. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Compares what was sent with a secret, in the same time wherever they differ. */
export function isSame(sent: string, secret: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
