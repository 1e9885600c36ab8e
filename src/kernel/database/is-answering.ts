import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether the database answers a trivial query in time. */
export async function isAnswering(db: Database, milliseconds = 1000): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, milliseconds, false)
  sql`select 1`.execute(db).then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(timer))
}
