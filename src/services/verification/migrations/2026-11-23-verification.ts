import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createVerifications(db)
  await createDocuments(db)
  await createActs(db)
}

/** A player has one check at a time: the database refuses a second one, too. */
async function createVerifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('keep_days', 'integer', (column) => column.notNull())
    .addColumn('keep_rejected_days', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('decided_at', 'bigint')
    .addCheckConstraint('verifications_rejected_for_a_reason', sql`(state = 'rejected') = (reason is not null)`)
    .execute()
  await db.schema
    .createIndex('one_verification_at_a_time')
    .unique()
    .on('verifications')
    .column('account_id')
    .where(sql.ref('state'), '<>', sql.lit('rejected'))
    .execute()
  await db.schema
    .createIndex('verifications_of_account')
    .on('verifications')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('verifications_queue')
    .on('verifications')
    .columns(['state', 'completed_at', 'id'])
    .execute()
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verification_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('verification_id', 'text', (column) => column.notNull().references('verifications.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('upload_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull().unique())
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('sealed_with', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delete_at', 'bigint')
    .addUniqueConstraint('one_document_of_a_kind', ['verification_id', 'kind'])
    .addUniqueConstraint('one_document_per_upload', ['account_id', 'upload_id'])
    .execute()
  await db.schema.createIndex('documents_to_delete').on('verification_documents').column('delete_at').execute()
}

async function createActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('verification_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('verification_id', 'text', (column) => column.notNull().references('verifications.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('acts_of_verification')
    .on('verification_acts')
    .columns(['verification_id', 'at'])
    .execute()
}
