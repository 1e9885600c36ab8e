import type { Kysely } from 'kysely'

/** For finding the rows whose time is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sessions_by_age').on('sessions').column('created_at').execute()
  await db.schema.createIndex('tournament_entries_by_age').on('tournament_entries').column('created_at').execute()
}
