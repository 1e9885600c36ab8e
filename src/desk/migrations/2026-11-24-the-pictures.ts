import type { Kysely } from 'kysely'
import { isPostgres } from '../../kernel/database/is-postgres.ts'

/** The files of own pictures, by their content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('content', 'text', (column) => column.primaryKey())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await db.schema.createIndex('pictures_to_delete').on('pictures').column('expires_at').execute()
}
