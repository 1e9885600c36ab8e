import type { BulkOrder, ReviewedDraft } from '../../contract/index.ts'
import { recordKind } from '../../contract/index.ts'
import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { storeTexts } from '../drafts/save-draft.ts'
import { callError } from '../errors.ts'
import type { Journal } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import type { PublishLock } from '../publish/lock.ts'
import { type Published, publishChanges } from '../publish/publish.ts'
import { revisionOfText } from '../records/revision.ts'
import type { Staff } from '../tables.ts'
import { changedWords, wordsIn } from '../texts/words.ts'
import { digestOf, isChange, planOrder } from './plan.ts'
import type { PlannedRecord } from './planned.ts'

/** What a dry run has shown. */
export type SeenOrder = { readonly order: BulkOrder; readonly seen: string; readonly staff: Staff }

type Done = Published & { readonly records: number }

/** Publishes what was seen: all of it or nothing. */
export async function publishOrder(
  desk: Desk,
  lock: PublishLock,
  { order, seen, staff, note }: SeenOrder & { readonly note: string },
): Promise<Done> {
  if (order.kind === 'copy') throw callError('bulk-refused', { message: 'Copies are drafts first; publish these' })
  const records = await seenRecords(desk, { order, seen, staff })
  const changes = await changesOf(desk, records)
  const as = order.kind === 'revert' ? ({ act: 'revert', reverts: order.publication } as const) : bulkChange
  const published = await publishChanges(desk, lock, { changes, note, staff, as, mayPublish })
  return { ...published, records: records.length }
}

const bulkChange = { act: 'bulk-change' } as const

/** Saves what was seen as drafts: all of them or none. */
export async function draftOrder(desk: Desk, seenOrder: SeenOrder): Promise<ReviewedDraft[]> {
  const { staff, order } = seenOrder
  const records = await seenRecords(desk, seenOrder)
  const drafts = records.map(({ record, before, after }) => ({
    record,
    version: 0,
    baseRevision: before === null ? '' : revisionOfText(before),
    text: after,
  }))
  const versions = await storeTexts(desk, drafts, staff)
  for (const { record } of records) desk.problems.schedule(record)
  const details = `${records.length} records: ${records.map(({ record }) => record).join(', ')}`
  await addAuditEntry(desk, { staff, action: order.kind === 'copy' ? 'draft-copies' : 'draft-many', details })
  return records.map(({ record }, index) => ({ record, version: versions[index] ?? 1 }))
}

async function seenRecords(desk: Desk, { order, seen, staff }: SeenOrder): Promise<readonly PlannedRecord[]> {
  const { records, refused } = await planOrder(desk, order, { staff })
  const [first] = refused
  if (first) throw callError('bulk-refused', { message: `${first.record}: ${first.message}`, details: { refused } })
  if (digestOf(records) !== seen) throw callError('stale-order')
  return records.filter(isChange)
}

/** Some at a time: git is asked for the author of each file that the history does not know. */
async function changesOf(desk: Desk, records: readonly PlannedRecord[]): Promise<Journal['changes']> {
  const changes: Journal['changes'][number][] = []
  for (let start = 0; start < records.length; start += atOnce) {
    const some = records.slice(start, start + atOnce)
    changes.push(...(await Promise.all(some.map((record) => changeOf(desk, record)))))
  }
  return changes
}

const atOnce = 8

/** The record is published as it was seen, and what it was is in its history. */
async function changeOf(desk: Desk, { record, before, after }: PlannedRecord) {
  const file = await trackFileChange(desk, record)
  if ((file?.text ?? null) !== before) throw callError('stale-order')
  const texts =
    recordKind(record) === 'messages' ? [...changedWords(wordsIn(before), wordsIn(after)).keys()] : undefined
  return { record, version: 0, before, after, ...(texts && { texts }) }
}

/** Nobody has approved what was never a draft. */
async function mayPublish([market]: readonly string[]): Promise<void> {
  if (market === undefined) return
  const message = `The market ${market} asks for a second person: save the changes as drafts, which a colleague can approve`
  throw callError('approval-needed', { message })
}
