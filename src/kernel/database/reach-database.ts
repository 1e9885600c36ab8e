import type { Settings } from '../../contract/index.ts'
import { StartError } from '../start-error.ts'
import { type Database, openDatabase } from './database.ts'
import { type Migrations, migrate } from './migrate.ts'

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** The database with today's tables. What keeps it from opening is said in one sentence, without its password. */
export async function reachDatabase(place: Place, migrations: readonly Migrations[]): Promise<Database> {
  let db: Database | undefined
  try {
    db = openDatabase(place)
    await migrate(db, migrations)
    return db
  } catch (error) {
    await db?.destroy()
    const setting = place.DATABASE_URL ? 'DATABASE_URL' : `DATA_DIR=${place.DATA_DIR}`
    throw new StartError(`The database of ${setting} cannot be used: ${reasonOf(error)}.`, { cause: error })
  }
}

/** Where several addresses were tried, each has its own error, and the whole has no words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ')
  const { message } = error as { message?: string }
  return message ? message.replace(/\.$/, '') : String(error)
}
