import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('blocked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint')
    .execute()

  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema.createIndex('staff_sessions_of_staff').on('staff_sessions').column('staff_id').execute()

  await db.schema
    .createTable('staff_invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()

  await db.schema
    .createTable('drafts')
    .addColumn('record', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('base_revision', 'text', (column) => column.notNull())
    .addColumn('base_text', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('problems', 'integer')
    .addColumn('review_requested_by', 'text', (column) => column.references('staff.id'))
    .addColumn('review_requested_at', 'bigint')
    .addColumn('publish_at', 'bigint')
    .addColumn('publish_by', 'text', (column) => column.references('staff.id'))
    .addColumn('publish_problem', 'text')
    .execute()

  await db.schema
    .createTable('record_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('versions_of_record').on('record_versions').columns(['record', 'at']).execute()

  await db.schema
    .createTable('presence')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_once', ['staff_id', 'record'])
    .execute()

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_by_age').on('audit').columns(['at', 'id']).execute()

  await db.schema
    .createTable('publishing')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('journal', 'text')
    .execute()
}
