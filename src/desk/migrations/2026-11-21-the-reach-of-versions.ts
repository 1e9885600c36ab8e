import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('record_versions').addColumn('landings', 'integer').execute()
  await db.schema.alterTable('record_versions').addColumn('languages', 'integer').execute()
}
