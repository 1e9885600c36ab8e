import type { Log } from '../../kernel/log.ts'
import { decideHeld } from './held/decide-held.ts'
import { settleResults } from './settlement/settle-results.ts'
import type { Sportsbook } from './sportsbook.ts'

/** Decides held bets and settles results regularly until stopped; whoever stops it waits for what has begun. */
export function keepGoing(sportsbook: Sportsbook, log: Pick<Log, 'warn'>, every = 500): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= goOn(sportsbook, log).finally(() => {
      running = undefined
    })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function goOn(sportsbook: Sportsbook, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await decideHeld(sportsbook, log)
    await settleResults(sportsbook, log)
  } catch (err) {
    log.warn({ err }, 'Bets could not be decided or settled')
  }
}
