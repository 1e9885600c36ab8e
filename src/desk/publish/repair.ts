import { recordDeed } from '../audit/audit.ts'
import type { Desk } from '../desk.ts'
import { keepPublished } from './keep-published.ts'
import type { Hold } from './lock.ts'
import { putBack, removeDraft } from './write-files.ts'

/** Finishes what a process that died had begun: forward where all files were written, back where some were. */
export async function repair(desk: Desk, hold: Hold): Promise<void> {
  const { left } = hold
  if (!left) return
  const { files, build, log } = desk
  const isWritten = !left.hasFailed && left.changes.every(({ record, after }) => files.read(record)?.text === after)
  for (const { record } of left.changes) await removeDraft(files.placeToWrite(record).path)
  if (!isWritten) await putBack(files, left.changes)
  // What lies on the disk is what is built, whichever it is; where somebody broke it meanwhile, the former pages stay.
  await build?.().catch((err: unknown) => log.warn({ err }, 'The pages could not be built after a repair'))
  if (isWritten) await keepPublished(desk, hold, left)
  else await hold.note(null)
  const details = isWritten ? 'finished what had been interrupted' : 'took back what had been interrupted'
  for (const { record } of left.changes) await recordDeed(desk, { action: 'repair', record, details })
}
