import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { inTurn } from './in-turn.ts'
import { isPostgres } from './is-postgres.ts'

/** Migrations by name. Names begin with the date, which defines their order. */
export type Migrations = Readonly<Record<string, Migration>>

/** Applies pending migrations. If several processes start at once, one migrates and the others wait. */
export function migrate(db: Database, rooms: readonly Migrations[]): Promise<void> {
  return isPostgres(db)
    ? inTurn(db, 'migrations', (transaction) => migrateNow(transaction, rooms))
    : migrateNow(db, rooms)
}

async function migrateNow(db: Database, rooms: readonly Migrations[]): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => joined(rooms) },
    // The dates of different services interleave.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Several services may have a migration of the same name; they run in the order of the services. */
function joined(rooms: readonly Migrations[]): Record<string, Migration> {
  const names = new Set(rooms.flatMap((room) => Object.keys(room)))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {
        async up(db) {
          for (const room of rooms) await room[name]?.up(db)
        },
      },
    ]),
  )
}
