import type { Kysely } from 'kysely'

/** Filters of the catalogue that members of the staff have saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('filter_named_once', ['staff_id', 'name'])
    .execute()
}
