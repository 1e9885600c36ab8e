import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRules(db)
  await createSeeds(db)
  await createChains(db)
  await createTableRounds(db)
  await createRounds(db)
  await createIndexes(db)
  await createFavourites(db)
}

async function createRules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('round_rules')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('engine', 'text', (column) => column.notNull())
    .execute()
}

async function createSeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('round_seeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('client_seed', 'text', (column) => column.notNull())
    .addColumn('next_nonce', 'bigint', (column) => column.notNull())
    .addColumn('begun_at', 'bigint')
    .addColumn('revealed_at', 'bigint')
    .addUniqueConstraint('round_seeds_in_order', ['account_id', 'number'])
    .addCheckConstraint('round_seeds_used', sql`revealed_at is null or begun_at is not null`)
    .execute()
  await db.schema
    .createIndex('one_seed_in_use')
    .on('round_seeds')
    .column('account_id')
    .where(sql<boolean>`begun_at is not null and revealed_at is null`)
    .unique()
    .execute()
}

async function createChains(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_chains')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('first_round', 'bigint', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('terminal_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('table_chains_in_order', ['table_id', 'first_round'])
    .execute()
}

async function createTableRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_rounds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('rules_hash', 'text', (column) => column.notNull().references('round_rules.hash'))
    .addColumn('chain_id', 'text', (column) => column.notNull().references('table_chains.id'))
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('shown_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('table_rounds_in_order', ['table_id', 'number'])
    .execute()
  await db.schema.createIndex('table_rounds_by_time').on('table_rounds').column('next_at').execute()
}

async function createRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rounds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_hash', 'text', (column) => column.notNull().references('round_rules.hash'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('balance', 'text', (column) => column.notNull())
    .addColumn('bet', 'text', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addColumn('move_count', 'integer', (column) => column.notNull())
    .addColumn('staked', 'bigint', (column) => column.notNull())
    .addColumn('maximum_win', 'bigint', (column) => column.notNull())
    .addColumn('payout', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ended_by', 'text')
    .addColumn('seed_id', 'text', (column) => column.references('round_seeds.id'))
    .addColumn('nonce', 'bigint', (column) => column.notNull())
    .addColumn('table_round', 'text', (column) => column.references('table_rounds.id'))
    .addColumn('auto_at', 'bigint')
    .addColumn('cashed_out', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('one_round_per_request', ['account_id', 'request_id'])
    .addCheckConstraint('rounds_stake_money', sql`staked > 0 and maximum_win > 0`)
    .addCheckConstraint('rounds_pay_once_over', sql`(state = 'running') = (payout is null)`)
    .addCheckConstraint('rounds_pay', sql`payout >= 0`)
    .execute()
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('rounds_of_account').on('rounds').columns(['account_id', 'created_at', 'id']).execute()
  await db.schema
    .createIndex('rounds_due')
    .on('rounds')
    .column('due_at')
    .where(sql<boolean>`state = 'running' and due_at is not null`)
    .execute()
  await db.schema
    .createIndex('rounds_at_table')
    .on('rounds')
    .columns(['table_round', 'id'])
    .where(sql.ref('table_round'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('one_running_round')
    .on('rounds')
    .columns(['account_id', 'game'])
    .where(sql<boolean>`state = 'running' and seed_id is not null`)
    .unique()
    .execute()
  await db.schema
    .createIndex('running_at_tables')
    .on('rounds')
    .columns(['table_round'])
    .where(sql<boolean>`state = 'running' and table_round is not null`)
    .execute()
}

async function createFavourites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('favourite_games')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('marked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('favourite_games_key', ['account_id', 'game'])
    .execute()
}
