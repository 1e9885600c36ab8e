import type { StaffCalls } from '../../contract/calls/staff.ts'
import { type RecordText, type ReviewedDraft, recordKind } from '../../contract/index.ts'
import { recordName } from '../../registry/check/names.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { deleteDraft, findDraft } from '../drafts/drafts.ts'
import { storeText } from '../drafts/save-draft.ts'
import { callError } from '../errors.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { launchesOf } from '../launches/launches.ts'
import { removed } from '../records/removed.ts'
import type { Staff } from '../tables.ts'
import { landingRecord, redirectsTo } from './redirects.ts'
import { storeAlong } from './store-along.ts'
import { requireUnused } from './users.ts'

type Order = StaffCalls['remove-record']['body']

/** Drafts that delete a record, and let the address of a landing lead to another one. */
export async function removeRecord(desk: Desk, order: Order, staff: Staff): Promise<ReviewedDraft[]> {
  const { record, version, to } = order
  const file = await trackFileChange(desk, record)
  if (!file && !(await findDraft(desk.db, record))) throw callError('unknown-record')
  if (!isRemovable(record)) throw callError('not-removable')
  await requireUnused(desk, record)
  if (!file) return forgetDraft(desk, order, staff)
  const redirects = record.startsWith('landings/') ? await redirectsOf(desk, order) : []
  const removal = { record, version, baseRevision: file.revision, text: removed }
  const drafts = [{ record, version: await storeText(desk, removal, staff) }]
  for (const redirect of redirects) drafts.push(await storeAlong(desk, redirect, staff))
  desk.problems.schedule(record)
  await addAuditEntry(desk, { staff, action: 'draft-deletion', record, details: sayTarget(to) })
  return drafts.filter((draft) => draft.version > 0)
}

export const isRemovable = (record: string): boolean => {
  const kind = recordKind(record)
  return kind !== undefined && kind !== 'site' && kind !== 'messages' && record !== landingRecord('')
}

const sayTarget = (to: string | undefined) => (to === undefined ? '' : `its address leads to ${to || 'the home page'}`)

/** Nothing of it was published: nothing of it remains. */
async function forgetDraft(desk: Desk, { record, version }: Order, staff: Staff): Promise<ReviewedDraft[]> {
  if ((await launchesOf(desk.db, record)).length > 0) throw callError('planned-record')
  await deleteDraft(desk.db, { record, version })
  await addAuditEntry(desk, { staff, action: 'discard-draft', record })
  return []
}

/** The address is one that visitors know. */
async function redirectsOf(desk: Desk, { record, to }: Order): Promise<RecordText[]> {
  const from = recordName(record)
  if (to === undefined || to === from) throw callError('redirect-needed')
  return redirectsTo(desk, { record, from, to })
}
