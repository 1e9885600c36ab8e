import type { Kysely } from 'kysely'

/** Bonuses chosen before had no terms of their own: they get those of the shipped welcome bonuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bonuses = db.schema.alterTable('player_bonuses')
  await bonuses.addColumn('percent', 'integer', (column) => column.defaultTo(100)).execute()
  await bonuses.addColumn('minimum_deposit', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
  await bonuses.addColumn('minimum_odds', 'integer').execute()
  await bonuses.addColumn('days', 'integer', (column) => column.notNull().defaultTo(30)).execute()
  await bonuses.addColumn('activated_at', 'bigint').execute()
  await bonuses.addColumn('expires_at', 'bigint').execute()
}
