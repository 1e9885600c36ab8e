import type { Desk } from '../desk.ts'
import type { RecordFile } from '../records/record-files.ts'
import { removed } from '../records/removed.ts'
import { revisionOfText } from '../records/revision.ts'
import { journalOf } from './journal.ts'

type PresentFile = RecordFile & { readonly isBeingReplaced?: boolean }

/** The record's file. While it is being published it counts as it was before: its draft is not settled yet. */
export async function presentFile(
  { db, files, now }: Pick<Desk, 'db' | 'files' | 'now'>,
  record: string,
): Promise<PresentFile | undefined> {
  // In this order: a publication that ends in between has settled its draft.
  const file = files.read(record)
  const change = (await journalOf(db))?.changes.find((one) => one.record === record)
  if (!change) return file
  if ((file?.text ?? removed) !== change.after) return file && { ...file, isBeingReplaced: true }
  if (change.before === null) return undefined
  const { path } = file ?? files.placeToWrite(record)
  const [revision, changedAt] = [revisionOfText(change.before), file?.changedAt ?? now()]
  return { path, text: change.before, revision, changedAt, isBeingReplaced: true }
}
