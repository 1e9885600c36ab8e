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
  if (await orphanedJournal(desk)) await whenFree(desk, (lock) => repair(desk, lock))
  for (const [planned] of await dueLaunches(desk)) if (planned) await publishNow(desk, planned.launch)
}

/** A launch that fails unexpectedly is tried again later, and holds up no other. */
async function publishNow(desk: Desk, launch: string): Promise<void> {
  try {
    await whenFree(desk, async (lock) => {
      await repair(desk, lock)
      // Another process may have published it in the meantime.
      const changes = (await dueLaunches(desk)).find(([planned]) => planned?.launch === launch)
      if (changes) await publishLaunch(desk, lock, changes)
    })
  } catch (err) {
    desk.log.warn({ err, launch }, 'A planned launch could not be published')
  }
}

/** Does nothing while something else is being published. */
async function whenFree(desk: Desk, work: (lock: PublishLock) => Promise<void>): Promise<void> {
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
