import { isDeepStrictEqual } from 'node:util'
import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { presentFile } from '../history/present-file.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import type { RecordFile } from '../records/record-files.ts'
import { removed } from '../records/removed.ts'
import type { DraftTable, Staff } from '../tables.ts'
import { noteAuthors } from '../texts/authors.ts'
import { noteAuthor } from './draft-authors.ts'
import { changeDraft, deleteDraft, findDraft, staleDraft } from './drafts.ts'
import { noReview } from './requested-review.ts'

const largest = 1024 * 1024

type Saved = StaffCalls['save-draft']['body']

/**
 * Saves a draft that is based on the latest version and on the current file, and returns its new version. A draft that
 * equals the file is none: it is deleted, and its version is 0.
 */
export async function storeDraft(desk: Desk, saved: Saved, staff: Staff): Promise<number> {
  requireJson(saved.text)
  return storeText(desk, saved, staff)
}

/** The same of a draft that may also delete the record. */
export async function storeText(desk: Desk, saved: Saved, staff: Staff): Promise<number> {
  const [version = 0] = await storeTexts(desk, [saved], staff)
  return version
}

/** The same of several drafts: all of them or none. */
export async function storeTexts(desk: Desk, all: readonly Saved[], staff: Staff): Promise<number[]> {
  const prepared = await Promise.all(all.map((saved) => prepare(desk, saved, staff)))
  return desk.db.transaction().execute(async (transaction) => {
    const versions: number[] = []
    for (const one of prepared) versions.push(await write(desk, transaction, one, staff))
    return versions
  })
}

/** No content: the draft equals the file. */
type Prepared = Pick<Saved, 'record' | 'version'> & {
  readonly file: RecordFile | undefined
  readonly content?: Content
}

async function prepare(desk: Desk, saved: Saved, staff: Staff): Promise<Prepared> {
  const { record, version, baseRevision, text } = saved
  const file = await presentFile(desk, record)
  if ((file?.revision ?? '') !== baseRevision) throw staleDraft(record)
  if (isSameContent(file?.text ?? removed, text)) return { record, version, file }
  return { record, version, file, content: contentOf(desk, { file, text, version: version + 1 }, staff) }
}

type Written = { readonly file: RecordFile | undefined; readonly text: string; readonly version: number }

const contentOf = ({ now }: Desk, { file, text, version }: Written, staff: Staff): Content => ({
  version,
  base_revision: file?.revision ?? '',
  base_text: file?.text ?? '',
  text,
  saved_by: staff.id,
  saved_at: now(),
  problems: null,
})

async function write(
  desk: Desk,
  db: Database,
  { record, version, file, content }: Prepared,
  staff: Staff,
): Promise<number> {
  if (!content) {
    await deleteDraft(db, { record, version })
    return 0
  }
  const before = (await findDraft(db, record))?.text ?? file?.text
  if (version === 0) await addDraft(db, record, content)
  else {
    // The review was of what is planned; nobody has asked for one of the next version.
    const review = (await isPlanned(db, record, version)) ? noReview : {}
    await changeDraft(db, { record, version }, { ...content, ...review })
  }
  await noteAuthor(db, record, staff)
  await noteAuthors(desk, db, { record, before, after: content.text, base: file?.text, staff })
  return content.version
}

async function isPlanned(db: Database, record: string, version: number): Promise<boolean> {
  const planned = db.selectFrom('planned_changes').select('launch').where('record', '=', record)
  return (await planned.where('version', '=', version).where('text_id', '=', '').execute()).length > 0
}

/** A draft that changes nothing in the file: it carries the review of what is drafted elsewhere. */
export async function beginUnchanged(desk: Desk, record: string, staff: Staff): Promise<number> {
  const file = await presentFile(desk, record)
  if (!file) throw staleDraft(record)
  const content = contentOf(desk, { file, text: file.text, version: 1 }, staff)
  await desk.db.transaction().execute(async (db) => {
    await addDraft(db, record, content)
    await noteAuthor(db, record, staff)
  })
  return content.version
}

export const isSameContent = (one: string, other: string) => isDeepStrictEqual(jsonOrText(one), jsonOrText(other))

type Content = Omit<DraftTable, 'record' | keyof typeof noReview>

async function addDraft(db: Database, record: string, content: Content): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('drafts')
    .values({ record, ...content, ...noReview })
    .onConflict((conflict) => conflict.column('record').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw staleDraft(record)
  // The name is that of another record now.
  await db.deleteFrom('moved_records').where('record', '=', record).execute()
}

/** A draft may be invalid, but it must be JSON. */
function requireJson(text: string): void {
  const bytes = Buffer.byteLength(text)
  if (bytes > largest) {
    const size = (bytes / largest).toFixed(1)
    throw callError('too-large', { location: 'text', message: `The record has ${size} MB; the limit is 1 MB` })
  }
  try {
    JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw callError('invalid-input', { location: 'text', message: `The record is not valid JSON: ${reason}` })
  }
}
