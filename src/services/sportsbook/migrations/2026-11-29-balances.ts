import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bets')
    .addColumn('balance', 'text', (column) => column.notNull().defaultTo('cash'))
    .execute()
}
