import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fixtures')
    .addColumn('needs_image', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('feeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('leader', 'text', (column) => column.notNull())
    .addColumn('leads_until', 'bigint', (column) => column.notNull())
    .addColumn('heard_at', 'bigint', (column) => column.notNull())
    .execute()
  const sequence = isPostgres(db)
    ? sql`bigint generated always as identity primary key`
    : sql`integer primary key autoincrement`
  await db.schema
    .createTable('line_changes')
    .addColumn('sequence', sequence)
    .addColumn('fixture_id', 'text', (column) => column.notNull())
    .addColumn('sport', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('outline', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('line_changes_by_time').on('line_changes').column('created_at').execute()
}
