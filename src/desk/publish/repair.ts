import { recordDeed } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { keepPublished } from './keep-published.ts'
import type { Hold } from './lock.ts'
import { putBack, removeDraft } from './write-files.ts'

/** Recovers a publication that a crash interrupted: completes it if all files were written, otherwise rolls it back. */
export async function repair(desk: Desk, hold: Hold): Promise<void> {
  const { left } = hold
  if (!left) return
  const { files, build, log } = desk
  const isWritten = !left.hasFailed && left.changes.every(({ record, after }) => files.read(record)?.text === after)
  for (const { record } of left.changes) await removeDraft(files.placeToWrite(record).path)
  if (!isWritten) await putBack(files, left.changes)
  // Builds from the files as they are now. If they were broken in the meantime, the previous pages stay.
  await build?.().catch((err: unknown) =>
    log.warn({ err }, 'The pages could not be built after recovering a publication'),
  )
  if (isWritten) await keepPublished(desk, hold, left)
  else await hold.note(null)
  const details = isWritten ? 'completed an interrupted publication' : 'rolled back an interrupted publication'
  for (const { record } of left.changes) await recordDeed(desk, { action: 'repair', record, details })
}
