import { setTimeout as wait } from 'node:timers/promises'

const patience = 5_000
const pause = 15
/** While the lock is known to be held for long, whoever comes tries once. */
const memory = 1_000

/** Tries again while another process holds the database's lock; the rest of the program goes on meanwhile. */
export function createPatience() {
  let gaveUp = Number.NEGATIVE_INFINITY
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now()
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!isLocked(error)) throw error
        const now = performance.now()
        if (now - began >= patience || now - gaveUp < memory) {
          gaveUp = now
          throw error
        }
      }
      await wait(pause)
    }
  }
}

export const isLocked = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
