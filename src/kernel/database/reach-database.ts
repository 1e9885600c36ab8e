import type { Settings } from '../../contract/index.ts'
import { StartError } from '../start-error.ts'
import { type Database, openDatabase } from './database.ts'
import { type Migrations, migrate } from './migrate.ts'

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Opens and migrates the database. A failure becomes a one-sentence StartError that does not reveal the password. */
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

/** With several addresses, the message of the AggregateError is empty and each attempt has its own error. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ')
  const { message } = error as { message?: string }
  return message ? message.replace(/\.$/, '') : String(error)
}
