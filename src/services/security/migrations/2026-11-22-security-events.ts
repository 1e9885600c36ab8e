import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('staff_id', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string, ...columns: string[]) =>
    db.schema.createIndex(name).on('security_events').columns(columns).execute()
  await index('security_events_by_age', 'at', 'id')
  await index('security_events_by_name', 'name', 'at')
  await index('security_events_of_account', 'account_id', 'at')
}
