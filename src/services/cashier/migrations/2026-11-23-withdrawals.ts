import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createWithdrawals(db)
  await createActs(db)
  await createTurnover(db)
}

async function createWithdrawals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('approvals_needed', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('approved_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('one_withdrawal_per_request', ['account_id', 'request_id'])
    .addCheckConstraint('withdrawals_take_money', sql`amount > 0`)
    .addCheckConstraint('withdrawals_rejected_for_a_reason', sql`(state = 'rejected') = (reason is not null)`)
    .execute()
  await db.schema
    .createIndex('withdrawals_of_account')
    .on('withdrawals')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('withdrawals_queue').on('withdrawals').columns(['state', 'due_at', 'id']).execute()
}

/** Nobody approves a withdrawal twice: the database refuses it, too. */
async function createActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawal_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('withdrawal_id', 'text', (column) => column.notNull().references('withdrawals.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('one_approval_per_person')
    .unique()
    .on('withdrawal_acts')
    .columns(['withdrawal_id', 'staff_id'])
    .where(sql.ref('act'), '=', sql.lit('approve'))
    .execute()
  await db.schema.createIndex('acts_of_withdrawal').on('withdrawal_acts').columns(['withdrawal_id', 'at']).execute()
}

async function createTurnover(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('turnover')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('odds', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('turnover_of_stakes', sql`stake > 0 and odds >= 1000`)
    .execute()
  await db.schema.createIndex('turnover_of_account').on('turnover').columns(['account_id', 'settled_at']).execute()
}
