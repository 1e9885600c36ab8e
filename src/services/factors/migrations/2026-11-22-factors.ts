import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, 'staff', 'staff.id')
  await createTables(db, 'player', 'accounts.id')
}

async function createTables(db: Kysely<unknown>, kind: string, owners: string): Promise<void> {
  await db.schema
    .createTable(`${kind}_authenticators`)
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references(owners))
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('sealed_with', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable(`${kind}_recovery_codes`)
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references(owners))
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable(`${kind}_second_steps`)
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references(owners))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const table of [`${kind}_recovery_codes`, `${kind}_second_steps`])
    await db.schema.createIndex(`${table}_of_owner`).on(table).column('owner_id').execute()
}
