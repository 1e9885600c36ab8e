import { type Kysely, sql } from 'kysely'

/** What the codes of the demonstration have always said that they give. */
const demoPresets = [
  ['150150', 'casino-150'],
  ['500500', 'freebet-500'],
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  const bonuses = db.schema.alterTable('player_bonuses')
  for (const column of ['required', 'wagered', 'free_stake'])
    await bonuses.addColumn(column, 'bigint', (added) => added.notNull().defaultTo(0)).execute()
  await bonuses.addColumn('free_left', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await bonuses.addColumn('free_game', 'text').execute()
  await bonuses.addColumn('free_kind', 'text').execute()
  await bonuses.addColumn('maximum_stake', 'bigint').execute()
  await bonuses.addColumn('ended_at', 'bigint').execute()
  await sql`update player_bonuses set required = amount * wager where status = 'activated'`.execute(db)
  await db.schema
    .createIndex('one_active_bonus')
    .unique()
    .on('player_bonuses')
    .column('account_id')
    .where(sql.ref('status'), '=', 'activated')
    .execute()
  await createStakes(db)
  await db.schema.alterTable('promo_codes').addColumn('preset', 'text').execute()
  for (const [code, preset] of demoPresets)
    await sql`update promo_codes set preset = ${preset} where code = ${code}`.execute(db)
}

async function createStakes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bonus_stakes')
    .addColumn('cause', 'text', (column) => column.primaryKey())
    .addColumn('bonus_id', 'text', (column) => column.notNull().references('player_bonuses.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('cash', 'bigint', (column) => column.notNull())
    .addColumn('bonus', 'bigint', (column) => column.notNull())
    .addColumn('is_free', 'integer', (column) => column.notNull())
    .addColumn('counted', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('is_open', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('staked_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('bonus_stakes_of_bonus').on('bonus_stakes').columns(['bonus_id', 'is_open']).execute()
}
