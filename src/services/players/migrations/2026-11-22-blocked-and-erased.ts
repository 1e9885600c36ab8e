import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('blocked_at', 'bigint').execute()
  await db.schema.alterTable('accounts').addColumn('block_reason', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('erased_at', 'bigint').execute()
  await db.schema.createIndex('accounts_by_age').on('accounts').columns(['created_at', 'id']).execute()
}
