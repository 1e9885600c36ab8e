import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { findFaults } from '../../src/services/ledger/check/find-faults.ts'
import { registerBettors } from './bets/players.ts'
import { databaseKinds, type Place, withPlace } from './ledger/with-place.ts'
import { atLeast, atMost, figure, type Measurement } from './measure.ts'
import { withServer, writeSite } from './platform/bench-server.ts'
import { asManyAsPossible, atRate, percentile } from './platform/loads.ts'
import { flyTogether, table } from './rounds/flight.ts'
import { playRounds } from './rounds/players.ts'
import { type BenchSize, say } from './size.ts'

/** Rounds a second. */
const rate = 500

/** Rounds over HTTP, each acknowledged when it is on disk, and a flight of many; the ledger must be right afterwards. */
export async function measureRounds(size: BenchSize): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const kind of databaseKinds()) {
    say(`  ${kind}`)
    const figures = await withPlace(kind, (place) => measureOn(place, size))
    measurements.push(...figures.map((one) => ({ ...one, name: `${one.name}, ${kind}` })))
  }
  return measurements
}

async function measureOn(
  place: Place,
  { seconds, bettors, flyers, waits: { betting } }: BenchSize,
): Promise<Measurement[]> {
  const site = path.join(place.DATA_DIR, 'site')
  writeSite(site)
  takeBetsFor(site, betting / 1000)
  const db = await reachDatabase(place, allMigrations)
  try {
    const server = { site, data: place.DATA_DIR, database: place.DATABASE_URL }
    return await withServer(server, async (port) => {
      const tokens = await registerBettors(port, db, bettors)
      const rounds = await measureRoundsOver(port, seconds, tokens)
      say(`  ${flyers} players in one flight`)
      const flight = await measureFlight(port, await registerBettors(port, db, flyers), betting / 2)
      const [fault] = await findFaults(db)
      if (fault) throw new Error(`${fault.subject}: ${fault.message}`)
      return [...rounds, ...flight]
    })
  } finally {
    await db.destroy()
  }
}

async function measureRoundsOver(port: number, seconds: number, tokens: readonly string[]): Promise<Measurement[]> {
  const play = playRounds(tokens)
  await asManyAsPossible(port, 16, 1, play)
  const most = await asManyAsPossible(port, 32, seconds / 2, play)
  const steady = await atRate(port, rate, seconds / 2, play)
  return [
    atLeast('rounds over HTTP', most.times.length / most.seconds, '/s', rate),
    atMost(`${rate} rounds a second over HTTP, p99`, percentile(steady.times, 0.99), 'ms', 100),
  ]
}

/** So that everybody can bet in one round, and none flies for long. */
function takeBetsFor(site: string, betting: number): void {
  const file = path.join(site, 'manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const games = manifest.games.map((game) =>
    game.table && game.id === table && game.engine.kind === 'crash'
      ? { ...game, engine: { ...game.engine, highest: 4000 }, table: { ...game.table, betting } }
      : game,
  )
  writeFileSync(file, JSON.stringify({ ...manifest, games }))
}

/** A cash-out is decided when it arrives; its answer waits until it is on disk. */
async function measureFlight(port: number, tokens: readonly string[], room: number): Promise<Measurement[]> {
  const { bets, cashOuts, left } = await flyTogether(port, tokens, { room, within: tokens.length * 2 })
  return [
    figure('bets at a table, p99', percentile(bets, 0.99)),
    atMost('cash-outs until they are paid, p99', percentile(cashOuts, 0.99), 'ms', 50),
    figure('left in time', left, ''),
  ]
}
