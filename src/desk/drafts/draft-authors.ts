import type { Database } from '../../kernel/database/database.ts'
import type { Staff } from '../tables.ts'

/** Keeps who has changed a draft: they cannot approve it. */
export async function noteAuthor(db: Database, record: string, { id: staff_id }: Pick<Staff, 'id'>): Promise<void> {
  await db
    .insertInto('draft_authors')
    .values({ record, staff_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Once there is no draft, nobody has changed or approved it. */
export async function forgetReview(db: Database, record: string): Promise<void> {
  await db.deleteFrom('draft_authors').where('record', '=', record).execute()
  await db.deleteFrom('approvals').where('record', '=', record).where('text_id', '=', '').execute()
}
