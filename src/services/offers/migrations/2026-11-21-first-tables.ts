import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('player_bonuses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('preset', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('bets', 'integer', (column) => column.notNull())
    .addColumn('casino', 'integer', (column) => column.notNull())
    .addColumn('wager', 'integer', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('transferred_amount', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('player_bonuses_of_account').on('player_bonuses').column('account_id').execute()

  await db.schema
    .createTable('promo_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('descriptions', 'text', (column) => column.notNull())
    .addColumn('currency', 'text')
    .addColumn('valid_from', 'bigint', (column) => column.notNull())
    .addColumn('valid_until', 'bigint', (column) => column.notNull())
    .addColumn('uses_left', 'integer')
    .execute()

  await db.schema
    .createTable('promo_uses')
    .addColumn('code', 'text', (column) => column.notNull().references('promo_codes.code'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_uses_once', ['code', 'account_id'])
    .execute()
}
