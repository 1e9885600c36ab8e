import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { keepOnPostgres } from './triggers/on-postgres.ts'
import { keepOnSqlite } from './triggers/on-sqlite.ts'

/** The largest whole number that JavaScript reads exactly. */
const most = sql.lit(Number.MAX_SAFE_INTEGER)

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTransfers(db)
  await createPostings(db)
  await createBalances(db)
  await (isPostgres(db) ? keepOnPostgres(db) : keepOnSqlite(db))
  await openBalances(db)
}

async function createTransfers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_transfers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('legs', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('ledger_transfers_with_legs', sql`legs <> '[]'`)
    .execute()
}

/** Without foreign keys: only the row of a transfer makes them, and a balance of each player. */
async function createPostings(db: Kysely<unknown>): Promise<void> {
  const numbered = isPostgres(db) ? sql`bigint generated always as identity` : sql`integer`
  await db.schema
    .createTable('ledger_postings')
    .addColumn('number', numbered, (column) => column.primaryKey())
    .addColumn('transfer_id', 'text', (column) => column.notNull())
    .addColumn('leg', 'integer', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('pocket', 'text', (column) => column.notNull())
    .addColumn('hold_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_postings_once', ['transfer_id', 'leg'])
    .addCheckConstraint('ledger_postings_move', sql`amount <> 0`)
    .addCheckConstraint('ledger_holds_begin_once', sql`hold_id = '' or amount < 0 or hold_id = transfer_id`)
    .execute()
  await db.schema
    .createIndex('ledger_postings_of_account')
    .on('ledger_postings')
    .columns(['account_id', 'number'])
    .where(sql.ref('account_id'), 'is not', null)
    .execute()
}

async function createBalances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_balances')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('pocket', 'text', (column) => column.notNull())
    .addColumn('hold_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_balances_once', ['account_id', 'pocket', 'hold_id', 'currency'])
    .addCheckConstraint('ledger_balances_floor', sql`amount >= 0`)
    .addCheckConstraint('ledger_balances_exact', sql`amount <= ${most}`)
    .execute()
}

/** Balances from before the ledger become transfers, too. */
async function openBalances(db: Kysely<unknown>): Promise<void> {
  const leg = (owner: string, pocket: string, amount: string) =>
    `'{"account":' || ${owner} || ',"pocket":"${pocket}","hold":"","currency":"' || currency || '","amount":' || ${amount} || '}'`
  const legs = `'[' || ${leg(`'"' || id || '"'`, 'cash', 'balance')} || ',' || ${leg(`'null'`, 'opening', '-balance')} || ']'`
  await sql`
    insert into ledger_transfers (id, request_hash, kind, cause, legs, created_at)
    select 'opening ' || id, '', 'opening', 'account ' || id, ${sql.raw(legs)}, created_at
    from accounts where balance > 0
  `.execute(db)
}
