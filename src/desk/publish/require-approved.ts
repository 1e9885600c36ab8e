import type { ReviewedDraft, ReviewedText } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import { chooseTexts } from '../drafts/drafted-texts.ts'
import { findDrafts } from '../drafts/drafts.ts'
import { requireApproval } from '../reviews/approvals.ts'
import { changeTexts } from './change-texts.ts'

type Order = { readonly records: readonly ReviewedDraft[]; readonly texts?: readonly ReviewedText[] | undefined }

/** What is planned goes out as it stands: where a market asks for a second person, it is approved before. */
export async function requireApproved(desk: Desk, { records, texts = [] }: Order): Promise<void> {
  const names = records.map(({ record }) => record)
  const drafts = await findDrafts(desk.db, names)
  const chosen = await chooseTexts(desk.db, texts)
  const changes = await changeTexts(desk, chosen)
  const overlay = [...drafts, ...changes.map(({ record, after }) => ({ record, text: after }))]
  const { asking } = await desk.registry.assess(overlay.map(({ record, text }) => ({ record, text })))
  await requireApproval(desk.db, asking, { drafts, texts: chosen })
}
