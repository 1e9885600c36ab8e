import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createBets(db)
  await createLegs(db)
  await createSettlements(db)
  await followResults(db)
}

async function createBets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('maximum_win', 'bigint', (column) => column.notNull())
    .addColumn('accept', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addColumn('settlements', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('one_bet_per_request', ['account_id', 'request_id'])
    .addCheckConstraint('bets_stake_money', sql`stake > 0 and size > 0 and total >= stake and total % stake = 0`)
    .addCheckConstraint('bets_held_until', sql`state <> 'held' or due_at is not null`)
    .execute()
  await db.schema.createIndex('bets_of_account').on('bets').columns(['account_id', 'created_at', 'id']).execute()
  await db.schema
    .createIndex('held_bets')
    .on('bets')
    .column('due_at')
    .where(sql.ref('state'), '=', sql.lit('held'))
    .execute()
}

/** One leg of a match: outcomes of one match are not combined. */
async function createLegs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bet_legs')
    .addColumn('bet_id', 'text', (column) => column.notNull().references('bets.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('fixture_id', 'text', (column) => column.notNull())
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('market_version', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('line', 'integer')
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('odds', 'integer', (column) => column.notNull())
    .addColumn('share', 'text')
    .addColumn('score', 'text')
    .addColumn('result_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('bet_legs_key', ['bet_id', 'number'])
    .addUniqueConstraint('one_leg_per_fixture', ['bet_id', 'fixture_id'])
    .addCheckConstraint('bet_legs_pay', sql`odds > 1000`)
    .addCheckConstraint('bet_legs_settled', sql`(share is null) = (result_version = 0)`)
    .execute()
  await db.schema
    .createIndex('bet_legs_of_market')
    .on('bet_legs')
    .columns(['fixture_id', 'market_id', 'bet_id'])
    .execute()
}

async function createSettlements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bet_settlements')
    .addColumn('bet_id', 'text', (column) => column.notNull().references('bets.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payout', 'bigint', (column) => column.notNull())
    .addColumn('moved', 'bigint', (column) => column.notNull())
    .addColumn('owed', 'bigint', (column) => column.notNull())
    .addColumn('legs', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bet_settlements_key', ['bet_id', 'number'])
    .addCheckConstraint('bet_settlements_pay', sql`payout >= 0 and owed >= 0`)
    .execute()
  await db.schema
    .createIndex('owed_settlements')
    .on('bet_settlements')
    .column('at')
    .where(sql.ref('owed'), '>', sql.lit(0))
    .execute()
}

async function followResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('markets')
    .addColumn('settled_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('markets_to_settle')
    .on('markets')
    .columns(['changed_at', 'fixture_id', 'id'])
    .where(sql<boolean>`result_version > settled_version`)
    .execute()
}
