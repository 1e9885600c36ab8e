import type { Kysely } from 'kysely'

const columns = ['first_name', 'last_name', 'birth', 'gender', 'home_country', 'city', 'contact_phone']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) await db.schema.alterTable('accounts').addColumn(column, 'text').execute()
}
