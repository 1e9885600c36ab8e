import type { Kernel } from '../../../kernel/kernel.ts'
import type { Log } from '../../../kernel/log.ts'
import { filesBefore, remove } from './files.ts'

type Sweeping = Pick<Kernel, 'db' | 'settings'>

const minute = 60_000

/** A younger file may still get its row. */
const grace = 60 * minute

const batch = 500

/**
 * Deletes the files without a row: what a crash left between the two, and those of replaced, erased and expired documents.
 * Files are dated by the machine, not by the clock of the calls. Returns the number of deleted files.
 */
export async function sweepFiles({ db, settings }: Sweeping, now = Date.now()): Promise<number> {
  const old = await filesBefore(settings, now - grace)
  let deleted = 0
  for (let from = 0; from < old.length; from += batch) {
    const names = old.slice(from, from + batch)
    const rows = await db.selectFrom('verification_documents').select('file').where('file', 'in', names).execute()
    const known = new Set(rows.map(({ file }) => file))
    for (const name of names.filter((one) => !known.has(one))) {
      await remove(settings, name)
      deleted++
    }
  }
  return deleted
}

/** Sweeps regularly until stopped. */
export function sweepFilesRegularly(sweeping: Sweeping, log: Pick<Log, 'warn'>, every = 10 * minute): () => void {
  const timer = setInterval(() => {
    sweepFiles(sweeping).catch((err: unknown) => log.warn({ err }, 'Old documents could not be deleted'))
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
