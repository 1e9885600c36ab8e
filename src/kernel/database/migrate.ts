import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

/** By name, which begins with the date: in this order they are applied. */
export type Migrations = Readonly<Record<string, Migration>>

/** Brings the database to today's tables. Several processes may try at once: one does it, the others wait. */
export async function migrate(db: Database, rooms: readonly Migrations[]): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => joined(rooms) },
    // Each room counts its own days.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** A migration may have a part in several rooms; they follow each other in the order of the rooms. */
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
