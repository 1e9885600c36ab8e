import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from './database/database.ts'

/** Keys that all processes on one database share; made at the first start. */
export type Secrets = {
  /** A key for one purpose alone. */
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

/** Something that nobody guesses, in letters that fit everywhere. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the database cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
