import type { RecordText, ReviewedDraft } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { findDraft } from '../drafts/drafts.ts'
import { storeText } from '../drafts/save-draft.ts'
import type { Staff } from '../tables.ts'

/** Drafts a record that goes along with another, whatever was drafted of it before; version 0 is no draft. */
export async function storeAlong(desk: Desk, { record, text }: RecordText, staff: Staff): Promise<ReviewedDraft> {
  const [file, draft] = [desk.files.read(record), await findDraft(desk.db, record)]
  const base = { version: draft?.version ?? 0, baseRevision: file?.revision ?? '' }
  const version = await storeText(desk, { record, ...base, text }, staff)
  desk.problems.schedule(record)
  return { record, version }
}
