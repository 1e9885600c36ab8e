import type { Desk } from '../desk.ts'
import type { RecordFile } from '../records/record-files.ts'
import { revisionOfText } from '../records/revision.ts'
import { journalOf } from './journal.ts'

type PresentFile = RecordFile & { readonly isBeingReplaced?: boolean }

/** The record's file. While it is being published it counts as it was before: its draft is not settled yet. */
export async function presentFile(
  { db, files }: Pick<Desk, 'db' | 'files'>,
  record: string,
): Promise<PresentFile | undefined> {
  // In this order: a publication that ends in between has settled its draft.
  const file = files.read(record)
  const change = (await journalOf(db))?.changes.find((one) => one.record === record)
  if (!file || !change) return file
  if (file.text !== change.after) return { ...file, isBeingReplaced: true }
  if (change.before === null) return undefined
  return { ...file, text: change.before, revision: revisionOfText(change.before), isBeingReplaced: true }
}
