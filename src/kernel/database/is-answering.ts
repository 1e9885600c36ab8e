import { sql } from 'kysely'
import type { Database } from './database.ts'
import { succeedsInTime } from './succeeds-in-time.ts'

/** Whether the database answers a trivial query in time. */
export function isAnswering(db: Database): Promise<boolean> {
  return succeedsInTime(sql`select 1`.execute(db))
}
