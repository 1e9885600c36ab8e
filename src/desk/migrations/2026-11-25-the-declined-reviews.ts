import type { Kysely } from 'kysely'

/** Who has declined the review that was requested of a draft, when, and what has to change first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const drafts = db.schema.alterTable('drafts')
  await drafts.addColumn('review_declined_by', 'text', (column) => column.references('staff.id')).execute()
  await drafts.addColumn('review_declined_at', 'bigint').execute()
  await drafts.addColumn('review_reason', 'text').execute()
}
