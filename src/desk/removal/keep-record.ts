import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { RecordText, ReviewedDraft } from '../../contract/index.ts'
import { recordName } from '../../registry/check/names.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { deleteDraft, findDraft } from '../drafts/drafts.ts'
import { callError } from '../errors.ts'
import { isRemoved, removed } from '../records/removed.ts'
import type { Staff } from '../tables.ts'
import { redirectsAlong } from './along.ts'
import { redirectRecord } from './redirects.ts'
import { storeAlong } from './store-along.ts'

type Order = StaffCalls['keep-record']['body']

/** Takes a drafted deletion back, or drafts a deleted record as it was; the redirect from its address goes with it. */
export async function keepRecord(desk: Desk, { record, id }: Order, staff: Staff): Promise<ReviewedDraft[]> {
  const draft = await findDraft(desk.db, record)
  const drafts: ReviewedDraft[] = []
  if (draft && isRemoved(draft.text)) await deleteDraft(desk.db, draft)
  else if (!desk.files.read(record)) {
    const text = await formerText(desk, record, id)
    drafts.push(await storeAlong(desk, { record, text }, staff))
  }
  for (const change of await withoutRedirects(desk, record)) drafts.push(await storeAlong(desk, change, staff))
  await addAuditEntry(desk, { staff, action: 'take-back-deletion', record })
  return drafts.filter(({ version }) => version > 0)
}

async function formerText({ db }: Desk, record: string, id: string | undefined): Promise<string> {
  const versions = db.selectFrom('record_versions').select('text').where('record', '=', record).where('text', '!=', '')
  const wanted = id === undefined ? versions.orderBy('at', 'desc').limit(1) : versions.where('id', '=', id)
  const found = await wanted.executeTakeFirst()
  if (!found) throw callError('unknown-version')
  return found.text
}

/** No redirect begins at the address; those that are published as leading to it lead to it again. */
async function withoutRedirects(desk: Desk, record: string): Promise<RecordText[]> {
  const own = redirectRecord(recordName(record))
  const along = await redirectsAlong(desk, record)
  const others = along.filter((name) => name !== own)
  const back = others.map((name) => ({ record: name, text: desk.files.read(name)?.text ?? removed }))
  const isThere = record.startsWith('landings/') && (along.includes(own) || desk.files.read(own) !== undefined)
  return isThere ? [{ record: own, text: removed }, ...back] : back
}
