import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('form_id', 'text')
    .addColumn('landing', 'text')
    .addColumn('locale', 'text')
    .addColumn('click_id', 'text')
    .addColumn('offer_id', 'text')
    .addColumn('partner_id', 'text')
    .addColumn('landing_id', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('events_by_kind').on('events').columns(['kind', 'created_at']).execute()
}
