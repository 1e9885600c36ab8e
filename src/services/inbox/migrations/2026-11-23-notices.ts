import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('currency', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('archived_at', 'bigint')
    .addUniqueConstraint('notices_told_once', ['account_id', 'kind', 'cause'])
    .addCheckConstraint('notices_name_the_currency', sql`(amount is null) = (currency is null)`)
    .addCheckConstraint('notices_archived_as_read', sql`archived_at is null or read_at is not null`)
    .execute()
  await db.schema.createIndex('notices_of_account').on('notices').columns(['account_id', 'created_at', 'id']).execute()
  await db.schema.createIndex('notices_by_age').on('notices').column('created_at').execute()
}
