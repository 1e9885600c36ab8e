import { type Lease, returnLease, takeLease } from '../../../kernel/database/lease.ts'
import type { Log } from '../../../kernel/log.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Games } from '../games.ts'
import { createDealer } from './dealer.ts'
import { settleLeftBets } from './left-bets.ts'

/** Who leads the tables says so again before this time is over. */
const leaseTime = 4000
const [attendEvery, lookEvery, longestWait] = [500, 5000, 250]

type Running = { readonly log: Pick<Log, 'warn'>; readonly showNow: () => void }

/** Leads the tables whenever no other process does, until stopped; whoever stops it waits for what has begun. */
export function runTables(games: Games, { log, showNow }: Running): () => Promise<void> {
  const lease: Lease = { name: 'tables', process: newId(), time: leaseTime }
  const dealer = createDealer(games, log)
  const due = { attend: 0, look: 0 }
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function lead(): Promise<void> {
    await dealer.advance()
    const now = games.now()
    if (now >= due.attend) {
      due.attend = now + attendEvery
      await dealer.attend()
    }
    if (now >= due.look) {
      due.look = now + lookEvery
      await settleLeftBets(games)
    }
    showNow()
  }
  async function turn(): Promise<void> {
    try {
      if (await takeLease(games, lease)) await lead()
      else dealer.forget()
    } catch (err) {
      log.warn({ err }, 'The tables could not be led')
    }
  }
  function wait(): void {
    if (isStopped) return
    const left = Math.max(10, Math.min(dealer.nextAt() - games.now(), longestWait))
    timer = setTimeout(() => {
      going = turn().finally(wait)
    }, left).unref()
  }
  let going = Promise.resolve()
  wait()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await going
    await returnLease(games, lease)
  }
}
