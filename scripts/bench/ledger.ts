import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import type { Ledger } from '../../src/services/ledger/ledger.ts'
import { postAlone } from '../../src/services/ledger/transfers/post.ts'
import { withLedger } from './ledger/on-database.ts'
import { overHttp, rate } from './ledger/over-http.ts'
import { databaseKinds } from './ledger/with-place.ts'
import { addPlayers, stakeOf, withdraw } from './ledger/work.ts'
import { atLeast, atMost, figure, type Measurement } from './measure.ts'
import { percentile } from './platform/loads.ts'
import { type BenchSize, say } from './size.ts'

/** Concurrent callers, as many as a busy server has. */
const callers = 64

/** Transfers a second on each database, each acknowledged when it is on disk; the ledger must be right afterwards. */
export async function measureLedger({ seconds, players }: BenchSize): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const kind of databaseKinds()) {
    say(`  ${kind}`)
    measurements.push(
      ...(await withLedger(kind, async (ledger) => {
        const figures = await measureOn(ledger, seconds, await addPlayers(ledger, players))
        return figures.map((figure) => ({ ...figure, name: `${figure.name}, ${kind}` }))
      })),
    )
  }
  return measurements
}

async function measureOn(ledger: Ledger, seconds: number, players: readonly string[]): Promise<Measurement[]> {
  let turn = 0
  const next = () => players[turn++ % players.length] ?? ''
  const rows = await perSecond(seconds, () => insertRow(ledger))
  const transfers = await perSecond(seconds, () => postAlone(ledger, stakeOf(next())))
  const withdrawals = await perSecond(seconds, () => withdraw(ledger, next()))
  const asked = await overHttp(seconds, () => postAlone(ledger, stakeOf(next())))
  const [fault] = await findFaults(ledger.db)
  if (fault) throw new Error(`${fault.subject}: ${fault.message}`)
  return [
    figure('single rows, each with its own commit', rows, '/s'),
    atLeast('transfers of three legs', transfers, '/s', 2000),
    figure('withdrawals: hold, part captured, rest released', withdrawals, '/s'),
    atMost(`${rate} transfers a second over HTTP, p99`, percentile(asked.times, 0.99), 'ms', 100),
  ]
}

/** The floor: the least that a durable write costs. */
async function insertRow({ db }: Ledger): Promise<void> {
  await db.insertInto('write_tests').values({ id: crypto.randomUUID(), filling: '' }).execute()
}

async function perSecond(seconds: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let count = 0
  const call = async () => {
    while (performance.now() - started < seconds * 1000) {
      await work()
      count++
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return (count / (performance.now() - started)) * 1000
}
