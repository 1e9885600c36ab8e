import { isDeepStrictEqual } from 'node:util'
import { recordKind } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import { revisionOfText } from '../records/revision.ts'
import type { DraftTable } from '../tables.ts'
import { forgetAuthors } from '../texts/authors.ts'
import { changedWords, type WordChanges, withWords, wordsIn } from '../texts/words.ts'
import { forgetReview } from './draft-authors.ts'

export function findDraft(db: Database, record: string): Promise<DraftTable | undefined> {
  return db.selectFrom('drafts').selectAll().where('record', '=', record).executeTakeFirst()
}

/** The drafts of these records, in the same order. */
export async function findDrafts(db: Database, records: readonly string[]): Promise<DraftTable[]> {
  if (records.length === 0) return []
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
  const isGone = (await tryDelete(db, { record, version })) || (version === 0 && !(await findDraft(db, record)))
  if (!isGone) throw staleDraft(record)
  await forgetAuthors(db, record, new Set())
  // The next draft does not begin with what was planned.
  await db.updateTable('planned_changes').set({ version: 0 }).where('record', '=', record).execute()
}

async function tryDelete(db: Database, { record, version }: Version): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where('record', '=', record)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await forgetReview(db, record)
  return true
}

/** What is left of a draft after one of its versions was published: nothing, or later changes on top of that version. */
export async function settleDraft(db: Database, published: Published): Promise<void> {
  const draft = await findDraft(db, published.record)
  if (!draft || (await settleVersion(db, draft, published))) return
  // It was saved in the meantime.
  await settleDraft(db, published)
}

type Published = Version & { readonly after: string; readonly texts?: readonly string[] }

/** What is left of the draft of a language: the texts that are still not published, on top of what is. */
async function settleTexts(db: Database, draft: DraftTable, published: Published): Promise<boolean> {
  const { record, after } = published
  const words = wordsIn(after)
  const drafted = changedWords(wordsIn(draft.base_text), wordsIn(draft.text))
  const rest = new Map([...drafted].filter(([id, text]) => (words[id] ?? null) !== text))
  await forgetAuthors(db, record, new Set(rest.keys()))
  const isLatest = { record, version: draft.version }
  if (rest.size === 0) return tryDelete(db, isLatest)
  const onTop = { ...baseOf(draft, published, rest), text: withWords(after, rest) }
  return tryChange(db, isLatest, { ...onTop, version: draft.version + 1, problems: null })
}

/** A text that has changed beneath its draft, other than by a version of it, keeps the words that it was written for. */
function baseOf(draft: DraftTable, { version, texts, after }: Published, rest: WordChanges) {
  const [former, words] = [wordsIn(draft.base_text), wordsIn(after)]
  const isVersion = (id: string) => version > 0 && (!texts || texts.includes(id))
  const clashing = [...rest.keys()].filter((id) => former[id] !== words[id] && !isVersion(id))
  if (clashing.length === 0) return { base_text: after, base_revision: revisionOfText(after) }
  return { base_text: withWords(after, new Map(clashing.map((id) => [id, former[id] ?? null]))) }
}

/** Whether this was still the latest version of the draft. */
async function settleVersion(db: Database, draft: DraftTable, published: Published): Promise<boolean> {
  const { record, version, after } = published
  if (recordKind(record) === 'messages') return settleTexts(db, draft, published)
  const isLatest = { record, version: draft.version }
  if (isSameJson(draft.text, after)) return tryDelete(db, isLatest)
  if (version === 0 || draft.version < version) return true
  return tryChange(db, isLatest, { base_text: after, base_revision: revisionOfText(after) })
}

const isSameJson = (one: string, other: string) => isDeepStrictEqual(jsonOrText(one), jsonOrText(other))

/** Updates a draft if this is still its latest version. */
export async function changeDraft(db: Database, draft: Version, change: Partial<DraftTable>): Promise<void> {
  if (!(await tryChange(db, draft, change))) throw staleDraft(draft.record)
}

async function tryChange(db: Database, { record, version }: Version, change: Partial<DraftTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(change)
    .where('record', '=', record)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
