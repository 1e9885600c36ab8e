import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fixtures')
    .addColumn('ended_by_hand', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('markets')
    .addColumn('by_hand', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('markets').addColumn('told_result', 'text').execute()
  await db.schema.alterTable('markets').addColumn('hand_score', 'text').execute()
  await db.schema
    .createTable('proposed_results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fixture_id', 'text', (column) => column.notNull().references('fixtures.id'))
    .addColumn('market_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('results', 'text', (column) => column.notNull())
    .addColumn('score', 'text')
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text', (column) => column.notNull())
    .addColumn('proposed_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .addCheckConstraint('proposed_results_by_two', sql`state <> 'confirmed' or decided_by <> proposed_by`)
    .execute()
  await db.schema
    .createIndex('waiting_results')
    .unique()
    .on('proposed_results')
    .columns(['fixture_id', 'market_id'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
}
