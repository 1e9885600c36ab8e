import type { Kysely } from 'kysely'

/** Names that somebody has asked for, in markets that ask for a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('asked_names')
    .addColumn('record', 'text', (column) => column.primaryKey())
    .addColumn('to_record', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
