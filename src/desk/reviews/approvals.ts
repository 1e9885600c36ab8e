import type { ReviewedDraft, ReviewedText } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { chooseTexts, type DraftedText } from '../drafts/drafted-texts.ts'
import { findDrafts, staleDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { revisionOfText } from '../records/revision.ts'
import type { DraftTable, Staff } from '../tables.ts'

/** What is published, and what of it has to be approved: a draft, or a text of a language. */
export type Reviewed = {
  readonly drafts: readonly Pick<DraftTable, 'record' | 'text'>[]
  readonly texts: readonly Pick<DraftedText, 'record' | 'id' | 'revision' | 'author'>[]
}

type Item = { readonly record: string; readonly id: string; readonly revision: string; readonly authors: string[] }

export type Unapproved = Omit<Item, 'revision'>

type Order = { readonly records: readonly ReviewedDraft[]; readonly texts: readonly ReviewedText[] }

/** Approves these drafts and texts in the version that was seen; nobody approves what they wrote themselves. */
export async function approve(desk: Desk, { records, texts }: Order, staff: Staff): Promise<void> {
  const names = records.map(({ record }) => record)
  const drafts = await findDrafts(desk.db, names)
  for (const { record, version } of drafts)
    if (!records.some((one) => one.record === record && one.version === version)) throw staleDraft(record)
  const items = await itemsOf(desk.db, { drafts, texts: await chooseTexts(desk.db, texts) })
  if (items.some(({ authors }) => authors.includes(staff.id))) throw callError('second-author-needed')
  const at = desk.now()
  for (const { record, id: text_id, revision } of items) {
    const approval = { revision, at }
    await desk.db
      .insertInto('approvals')
      .values({ record, text_id, staff_id: staff.id, ...approval })
      .onConflict((conflict) => conflict.columns(['record', 'text_id', 'staff_id']).doUpdateSet(approval))
      .execute()
    await addAuditEntry(desk, { staff, action: 'approve', record, details: text_id })
  }
}

/** What nobody but its authors has seen, in this version. */
export async function unapproved(db: Database, reviewed: Reviewed): Promise<Unapproved[]> {
  const approvals = await db.selectFrom('approvals').select(['record', 'text_id', 'revision', 'staff_id']).execute()
  return (await itemsOf(db, reviewed)).filter(
    ({ record, id, revision, authors }) =>
      !approvals.some(
        (one) =>
          one.record === record && one.text_id === id && one.revision === revision && !authors.includes(one.staff_id),
      ),
  )
}

async function itemsOf(db: Database, { drafts, texts }: Reviewed): Promise<Item[]> {
  const authors = await db.selectFrom('draft_authors').selectAll().execute()
  return [
    ...drafts.map(({ record, text }) => ({
      record,
      id: '',
      revision: revisionOfText(text),
      authors: authors.filter((author) => author.record === record).map(({ staff_id }) => staff_id),
    })),
    ...texts.map(({ record, id, revision, author }) => ({ record, id, revision, authors: [author.id] })),
  ]
}

/** Throws while a market asks for a second person and something was not approved by one. */
export async function requireApproval(db: Database, markets: readonly string[], reviewed: Reviewed): Promise<void> {
  if (markets.length === 0) return
  const [missing] = await unapproved(db, reviewed)
  if (!missing) return
  const what = missing.id ? `the text "${missing.id}"` : missing.record
  const message = `The market ${markets.join(', ')} asks for a second person: somebody who has not written it must approve ${what}`
  throw callError('approval-needed', { message, details: { markets } })
}
