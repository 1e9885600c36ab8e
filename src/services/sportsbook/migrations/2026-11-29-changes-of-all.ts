import type { Kysely } from 'kysely'

/** What viewers are told of, and who leads, is kept for everything together; of the line it was kept for minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('line_changes').execute()
  await db.schema.alterTable('feeds').dropColumn('leader').execute()
  await db.schema.alterTable('feeds').dropColumn('leads_until').execute()
}
