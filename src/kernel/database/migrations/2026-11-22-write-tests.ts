import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_tests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('filling', 'text', (column) => column.notNull())
    .execute()
}
