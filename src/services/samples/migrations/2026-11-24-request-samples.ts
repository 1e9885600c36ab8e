import type { Kysely } from 'kysely'

/** A bounded sample of recent requests, without personal data, to be answered again before a publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_samples')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('sampled_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('request_samples_by_time').on('request_samples').column('sampled_at').execute()
}
