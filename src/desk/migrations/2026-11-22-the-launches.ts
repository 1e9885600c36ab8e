import { type Kysely, sql } from 'kysely'

/** A plan no longer belongs to a draft, whose next save cancelled it: it keeps what is planned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planned_changes')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('launch', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('base', 'text')
    .addColumn('text', 'text')
    .addColumn('publish_at', 'bigint', (column) => column.notNull())
    .addColumn('planned_by', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('planned_once', ['record', 'text_id'])
    .execute()
  await db.schema.createIndex('changes_of_launch').on('planned_changes').column('launch').execute()
  await sql`
    insert into planned_changes (record, text_id, launch, version, base, text, publish_at, planned_by)
      select record, '', publish_by || '-' || publish_at, version, nullif(base_text, ''), text, publish_at, publish_by
        from drafts where publish_at is not null and publish_by is not null
  `.execute(db)
  for (const column of ['publish_at', 'publish_by', 'publish_problem'])
    await db.schema.alterTable('drafts').dropColumn(column).execute()
}
