import { Migrator } from 'kysely/migration'
import * as theDesk from '../../desk/migrations/2026-11-21-the-desk.ts'
import * as theReachOfVersions from '../../desk/migrations/2026-11-21-the-reach-of-versions.ts'
import * as firstTables from '../../services/players/migrations/2026-11-21-first-tables.ts'
import type { Database } from './database.ts'

/** In the order in which they are applied; the date is the name's beginning. */
const migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-the-desk': theDesk,
  '2026-11-21-the-reach-of-versions': theReachOfVersions,
}

/** Brings the database to today's tables. Several processes may try at once: one does it, the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
