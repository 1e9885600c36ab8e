import type { Log } from './log.ts'

type Regular = {
  /** In milliseconds. */
  readonly every: number
  readonly log: Pick<Log, 'warn'>
  /** What is logged when the work fails; it is tried again at the next time. */
  readonly failure: string
}

/** Does work at intervals until stopped, one at a time; whoever stops it waits for what has begun. */
export function regularly(work: () => Promise<unknown>, { every, log, failure }: Regular): () => Promise<void> {
  let running: Promise<void> | undefined
  const doOnce = async () => {
    try {
      await work()
    } catch (err) {
      log.warn({ err }, failure)
    }
    running = undefined
  }
  const timer = setInterval(() => {
    running ??= doOnce()
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
