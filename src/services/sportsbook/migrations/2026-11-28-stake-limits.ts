import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fixtures')
    .addColumn('limited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('stake_limits')
    .addColumn('fixture_id', 'text', (column) => column.notNull().references('fixtures.id'))
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('maximum_stake', 'bigint')
    .addColumn('maximum_payout', 'bigint')
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stake_limits_key', ['fixture_id', 'market_id', 'currency'])
    .addCheckConstraint('stake_limits_limit', sql`maximum_stake > 0 or maximum_payout > 0`)
    .execute()
}
