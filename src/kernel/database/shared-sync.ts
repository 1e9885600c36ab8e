import { close, existsSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const sync = promisify(fdatasync)

export type SharedSync = {
  /** Marks the log as written to. */
  readonly wrote: () => void
  /** Resolves when everything written so far is on disk; undefined if it already is. */
  readonly settled: () => Promise<void> | undefined
  readonly close: () => void
}

/** Syncs a log to disk off the main thread; concurrent waiters share one fsync. */
export function shareSync(file: string): SharedSync {
  let descriptor: number | undefined
  let isDirty = false
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function syncNow(): Promise<void> {
    isDirty = false
    if (descriptor === undefined && existsSync(file)) descriptor = openSync(file, 'r')
    if (descriptor === undefined) return
    try {
      await sync(descriptor)
    } catch (error) {
      isDirty = true
      throw error
    }
  }

  async function syncAfterRunning(): Promise<void> {
    await running?.catch(() => {})
    next = undefined
    running = syncNow().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    wrote: () => {
      isDirty = true
    },
    // Writes after the start of a sync wait for the next one.
    settled: () => {
      if (!isDirty) return running
      next ??= syncAfterRunning()
      return next
    },
    close: () => {
      if (descriptor !== undefined) close(descriptor)
    },
  }
}
