import type { Kysely } from 'kysely'

/** Records that are published together are one publication, which can be taken back as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('reverts', 'text')
    .execute()
  await db.schema.createIndex('publications_in_turn').on('publications').columns(['at', 'id']).execute()
  await db.schema.createIndex('publications_reverting').on('publications').column('reverts').execute()
  await db.schema.alterTable('record_versions').addColumn('publication', 'text').execute()
  await db.schema.createIndex('versions_of_publication').on('record_versions').column('publication').execute()
}
