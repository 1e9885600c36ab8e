import type { Kysely } from 'kysely'

/** Who has changed a draft, who has approved what, and comments at fields, of the staff and of guests of a preview. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_authors')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addPrimaryKeyConstraint('author_once', ['record', 'staff_id'])
    .execute()
  await db.schema
    .createTable('approvals')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('approved_once', ['record', 'text_id', 'staff_id'])
    .execute()
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('guest', 'text')
    .addColumn('link', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('resolved_by', 'text', (column) => column.references('staff.id'))
    .execute()
  await db.schema.createIndex('comments_of_record').on('comments').columns(['record', 'at']).execute()
  await db.schema.createIndex('comments_of_link').on('comments').column('link').execute()
}
