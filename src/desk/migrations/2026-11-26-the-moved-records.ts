import type { Kysely } from 'kysely'

/** Where the records are that were renamed: an editor that is still open goes there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moved_records')
    .addColumn('record', 'text', (column) => column.primaryKey())
    .addColumn('to_record', 'text', (column) => column.notNull())
    .execute()
}
