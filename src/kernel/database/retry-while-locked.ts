import { setTimeout as wait } from 'node:timers/promises'

const timeout = 5_000
const retryAfter = 15
/** After a time-out, statements try only once for this long. */
const cooldown = 1_000

/** Retries while another process holds the database lock, without blocking the event loop. */
export function createLockRetry() {
  let gaveUp = Number.NEGATIVE_INFINITY
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
        const now = performance.now()
        if (now - began >= timeout || now - gaveUp < cooldown) {
          gaveUp = now
          throw error
        }
      }
      await wait(retryAfter)
    }
  }
}

export const isLocked = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
