import { addAuditEntry } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { removed } from '../records/removed.ts'
import { completePublication } from './complete-publication.ts'
import type { PublishLock } from './lock.ts'
import { tidyPictures } from './picture-files.ts'
import { removeDraft, restoreFiles } from './write-files.ts'

/** Recovers a publication that a crash interrupted: completes it if all files were written, otherwise rolls it back. */
export async function repair(desk: Desk, lock: PublishLock): Promise<void> {
  const { unfinished } = lock
  if (!unfinished) return
  const { files, build, log } = desk
  const isWritten =
    !unfinished.hasFailed &&
    unfinished.changes.every(({ record, after }) => (files.read(record)?.text ?? removed) === after)
  for (const { record } of unfinished.changes) await removeDraft(files.placeToWrite(record).path)
  if (!isWritten) await restoreFiles(files, unfinished.changes)
  await tidyPictures(desk, unfinished)
  // Builds from the files as they are now. If they were broken in the meantime, the previous pages stay.
  await build?.().catch((err: unknown) =>
    log.warn({ err }, 'The pages could not be built after recovering a publication'),
  )
  if (isWritten) await completePublication(desk, lock, unfinished)
  else await lock.note(null)
  const details = isWritten ? 'completed an interrupted publication' : 'rolled back an interrupted publication'
  for (const { record } of unfinished.changes) await addAuditEntry(desk, { action: 'repair', record, details })
}
