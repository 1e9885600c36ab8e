import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fixtures')
    .addColumn('stopped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('markets')
    .addColumn('stopped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('bet_stops')
    .addColumn('fixture_id', 'text', (column) => column.notNull().references('fixtures.id'))
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bet_stops_key', ['fixture_id', 'market_id'])
    .execute()
  await db.schema
    .createTable('trading_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fixture_id', 'text', (column) => column.notNull().references('fixtures.id'))
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('trading_acts_of_fixture').on('trading_acts').columns(['fixture_id', 'at']).execute()
}
