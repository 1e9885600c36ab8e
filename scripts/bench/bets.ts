import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import type { Database } from '../../src/kernel/database/database.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { settleResults } from '../../src/services/sportsbook/settlement/settle-results.ts'
import { addMatches, addResults } from './bets/matches.ts'
import { placeBets, registerBettors } from './bets/players.ts'
import { databaseKinds, type Place, withPlace } from './ledger/with-place.ts'
import { atLeast, atMost, type Measurement } from './measure.ts'
import { withServer, writeSite } from './platform/bench-server.ts'
import { type Ask, asManyAsPossible, atRate, percentile } from './platform/loads.ts'
import { type BenchSize, say } from './size.ts'

/** Bets a second. */
const rate = 500

/** Bets over HTTP, each acknowledged when it is on disk, and their settlement; the ledger must be right afterwards. */
export async function measureBets({ seconds, bettors }: BenchSize): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const kind of databaseKinds()) {
    say(`  ${kind}`)
    const figures = await withPlace(kind, (place) => measureOn(place, { seconds, bettors }))
    measurements.push(...figures.map((figure) => ({ ...figure, name: `${figure.name}, ${kind}` })))
  }
  return measurements
}

type Size = Pick<BenchSize, 'seconds' | 'bettors'>

async function measureOn(place: Place, { seconds, bettors }: Size): Promise<Measurement[]> {
  const site = path.join(place.DATA_DIR, 'site')
  writeSite(site)
  const db = await reachDatabase(place, allMigrations)
  try {
    const matches = await addMatches(db)
    const server = { site, data: place.DATA_DIR, database: place.DATABASE_URL }
    const placed = await withServer(server, async (port) =>
      measurePlacing(port, seconds, placeBets(await registerBettors(port, db, bettors), matches)),
    )
    return [...placed, await measureSettling(db, site)]
  } finally {
    await db.destroy()
  }
}

async function measurePlacing(port: number, seconds: number, bet: Ask): Promise<Measurement[]> {
  await asManyAsPossible(port, 16, 1, bet)
  const most = await asManyAsPossible(port, 32, seconds / 2, bet)
  const steady = await atRate(port, rate, seconds / 2, bet)
  return [
    atLeast('bets over HTTP', most.times.length / most.seconds, '/s', rate),
    atMost(`${rate} bets a second over HTTP, p99`, percentile(steady.times, 0.99), 'ms', 100),
  ]
}

/** All bets at once, by one process. */
async function measureSettling(db: Database, site: string): Promise<Measurement> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(site, 'manifest.json'), 'utf8'))
  await addResults(db)
  const started = performance.now()
  const settled = await settleResults({ db, now: Date.now, records: () => manifest, textOf: (id) => id })
  const taken = (performance.now() - started) / 1000
  const [fault] = await findFaults(db)
  if (fault) throw new Error(`${fault.subject}: ${fault.message}`)
  return atLeast('bets settled', settled / taken, '/s', 2000)
}
