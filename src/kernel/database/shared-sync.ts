import { close, existsSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const sync = promisify(fdatasync)

export type SharedSync = {
  /** Something was written to the log. */
  readonly wrote: () => void
  /** Resolves when everything that was written until now is on the disk. */
  readonly settled: () => Promise<void> | undefined
  readonly close: () => void
}

/** Brings a log to the disk off the main thread; whoever waits at the same time shares one turn of the disk. */
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
    // What was written after a turn began waits for the next one.
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
