import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import type { Journal } from '../history/journal.ts'
import { momentOf } from '../moment.ts'

type Context = Pick<Desk, 'db' | 'now'>

/** Keeps what was published together, so that it can be taken back together. */
export async function addPublication({ db, now }: Context, journal: Journal, author: string): Promise<void> {
  const changed = journal.changes.filter(({ before, after }) => before !== after)
  if (changed.length === 0 || !journal.publication) return
  const { id, act, reverts = null } = journal.publication
  const said = { id, act, reverts, author, at: now(), note: journal.note }
  await db
    .insertInto('publications')
    .values({ ...said, records: changed.length })
    .execute()
}

/** Each record is an entry of the log; many that were changed at once are one. */
export async function addEntries(context: Context, journal: Journal, changes: Journal['changes']): Promise<void> {
  const act = journal.publication?.act
  const staff = { id: journal.staffId }
  if (act === 'bulk-change' || act === 'revert') {
    const names = changes.map(({ record }) => record).join(', ')
    const details = `${journal.note} · ${changes.length} records: ${names}`
    await addAuditEntry(context, { staff, action: act, details })
    return
  }
  for (const { record } of changes) await addAuditEntry(context, { staff, record, ...actOf(journal, record) })
}

function actOf({ launch, rename, note }: Journal, record: string) {
  if (launch) return { action: 'launch', details: `planned for ${momentOf(launch.publishAt)}` }
  if (rename?.to === record) return { action: 'rename', details: `formerly ${rename.from}` }
  return { action: 'publish', details: note }
}
