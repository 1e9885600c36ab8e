import type { Database } from '../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { DraftTable } from '../tables.ts'

export function findDraft(db: Database, record: string): Promise<DraftTable | undefined> {
  return db.selectFrom('drafts').selectAll().where('record', '=', record).executeTakeFirst()
}

/** The drafts of all these records, in their order. */
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

/** The save does not stand on what is there now. */
export const staleDraft = (record: string) =>
  callError('stale-draft', {
    message: `Somebody else has changed ${record} meanwhile; open it again and merge`,
    details: { record },
  })

/** Changes a draft of which this version is the last. */
export async function changeDraft(
  db: Database,
  { record, version }: Pick<DraftTable, 'record' | 'version'>,
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
