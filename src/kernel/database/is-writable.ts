import type { Database } from './database.ts'
import { fullDatabases } from './full-databases.ts'
import { succeedsInTime } from './succeeds-in-time.ts'

/** Whether writes succeed. It only tries after a failure, so it costs nothing otherwise and notices recovery. */
export async function isWritable(db: Database): Promise<boolean> {
  if (fullDatabases.has(db) && (await succeedsInTime(tryToWrite(db)))) fullDatabases.delete(db)
  return !fullDatabases.has(db)
}

/** As much as several registrations at once need. */
const filling = 'x'.repeat(64 * 1024)

async function tryToWrite(db: Database): Promise<void> {
  const id = crypto.randomUUID()
  await db.insertInto('write_tests').values({ id, filling }).execute()
  await db.deleteFrom('write_tests').execute()
}
