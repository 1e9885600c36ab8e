import { CallError } from '../../kernel/calls/errors.ts'
import type { Desk } from '../desk.ts'
import { dueLaunches } from '../launches/launches.ts'
import { publishLaunch } from './launch.ts'
import { isOver, type PublishLock, withPublishLock } from './lock.ts'
import { repair } from './repair.ts'

/**
 * Publishes what is planned for now, or was while no server ran, and finishes an interrupted publication. Only one
 * process does it at a time.
 */
async function publishDue(desk: Desk): Promise<void> {
  const [due, orphan] = await Promise.all([dueLaunches(desk), orphanedJournal(desk)])
  if (due.length === 0 && !orphan) return
  const work = async (lock: PublishLock) => {
    await repair(desk, lock)
    // Another process may have published them in the meantime.
    for (const changes of await dueLaunches(desk)) await publishLaunch(desk, lock, changes)
  }
  await withPublishLock(desk, work, 0).catch((error: unknown) => {
    if (!isBusy(error)) throw error
  })
}

const isBusy = (error: unknown): boolean => error instanceof CallError && error.errorCode === 'publish-busy'

function orphanedJournal({ db, now }: Desk) {
  return db
    .selectFrom('publishing')
    .select('name')
    .where('journal', 'is not', null)
    .where((row) => isOver(row, now()))
    .executeTakeFirst()
}

/** Checks regularly until stopped; stopping waits for a publication in progress. */
export function publishOnTime(desk: Desk, every = 2_000): () => Promise<void> {
  let running: Promise<void> | undefined
  const check = () => {
    running ??= publishDue(desk)
      .catch((err: unknown) => desk.log.warn({ err }, 'Planned launches could not be published'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(check, every)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}
