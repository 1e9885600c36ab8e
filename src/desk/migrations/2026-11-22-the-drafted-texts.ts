import type { Kysely } from 'kysely'

/** Who has drafted which text, as several people draft texts of one language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafted_texts')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafted_once', ['record', 'text_id'])
    .execute()
}
