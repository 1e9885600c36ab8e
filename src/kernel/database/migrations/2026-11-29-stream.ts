import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const sequence = isPostgres(db)
    ? sql`bigint generated always as identity primary key`
    : sql`integer primary key autoincrement`
  await db.schema
    .createTable('stream_changes')
    .addColumn('sequence', sequence)
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('outline_topic', 'text')
    .addColumn('outline', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('stream_changes_outline', sql`(outline is null) = (outline_topic is null)`)
    .execute()
  await db.schema.createIndex('stream_changes_by_time').on('stream_changes').column('created_at').execute()
  await createLeases(db)
}

async function createLeases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('leader', 'text', (column) => column.notNull())
    .addColumn('leads_until', 'bigint', (column) => column.notNull())
    .execute()
}
