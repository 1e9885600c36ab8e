import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReceivingAccounts(db)
  await createDeposits(db)
  await indexDeposits(db)
  await db.schema
    .createTable('provider_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('deposit_id', 'text', (column) => column.notNull().references('deposits.id'))
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createReceivingAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receiving_accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('one_open_receiving_account')
    .unique()
    .on('receiving_accounts')
    .columns(['method', 'currency'])
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}

async function createDeposits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deposits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('receiver_number', 'text')
    .addColumn('receiver_holder', 'text')
    .addColumn('link', 'text')
    .addColumn('code', 'text')
    .addColumn('announced', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('sent_amount', 'bigint')
    .addColumn('credited_amount', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('one_deposit_per_request', ['account_id', 'request_id'])
    .addCheckConstraint('deposits_credit_money', sql`(state = 'success') = (credited_amount is not null)`)
    .execute()
}

async function indexDeposits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deposits_of_account')
    .on('deposits')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('deposits_to_check').on('deposits').columns(['state', 'checked_at']).execute()
}
