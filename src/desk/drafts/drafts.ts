import type { Database } from '../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { DraftTable } from '../tables.ts'

export function findDraft(db: Database, record: string): Promise<DraftTable | undefined> {
  return db.selectFrom('drafts').selectAll().where('record', '=', record).executeTakeFirst()
}

/** The drafts of these records, in the same order. */
export async function findDrafts(db: Database, records: readonly string[]): Promise<DraftTable[]> {
  const found = await db.selectFrom('drafts').selectAll().where('record', 'in', records).execute()
  const drafts = new Map(found.map((draft) => [draft.record, draft]))
  return [...new Set(records)].map((record) => {
    const draft = drafts.get(record)
    if (!draft) throw unknownDraft(record)
    return draft
  })
}

const unknownDraft = (record: string) =>
  callError('unknown-draft', {
    message: `There is no draft of ${record}; it may have been published or discarded`,
    details: { record },
  })

/** The save is not based on the current version. */
export const staleDraft = (record: string) =>
  callError('stale-draft', {
    message: `${record} was changed by someone else in the meantime; reload it and merge your changes`,
    details: { record },
  })

type Version = Pick<DraftTable, 'record' | 'version'>

/** Deletes a draft if this is still its latest version; version 0 is no draft. */
export async function deleteDraft(db: Database, { record, version }: Version): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where('record', '=', record)
    .where('version', '=', version)
    .executeTakeFirst()
  const isGone = numDeletedRows > 0n || (version === 0 && !(await findDraft(db, record)))
  if (!isGone) throw staleDraft(record)
}

/** Updates a draft if this is still its latest version. */
export async function changeDraft(
  db: Database,
  { record, version }: Version,
  change: Partial<DraftTable>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(change)
    .where('record', '=', record)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw staleDraft(record)
}
