import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reachDatabase } from '../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../src/server/services/services.ts'
import { addMatches } from './bets/matches.ts'
import { moveOdds } from './live-odds/odds.ts'
import { residentBytes } from './live-odds/resident-bytes.ts'
import { openViewer, type Viewer } from './live-odds/viewer.ts'
import { atMost, type Measurement, patience } from './measure.ts'
import { withServer, writeSite } from './platform/bench-server.ts'
import { percentile } from './platform/loads.ts'
import { type BenchSize, say } from './size.ts'

/** Viewers of live odds on one server with SQLite; the odds of every match move once a second. */
export async function measureLiveOdds({ seconds, viewers }: BenchSize): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-live-odds-'))
  const site = path.join(folder, 'site')
  writeSite(site)
  const db = await reachDatabase({ DATA_DIR: folder }, allMigrations)
  try {
    const matches = await addMatches(db, 'live')
    return await withServer({ site, data: folder }, async (port, server) => {
      const times: number[] = []
      const seen = (sentAt: number) => times.push(performance.now() - sentAt)
      const opened: Viewer[] = []
      const openUpTo = async (count: number) => {
        while (opened.length < count) {
          const more = Array.from({ length: Math.min(100, count - opened.length) }, (_, place) =>
            openViewer(port, matches[place % matches.length] ?? '', seen),
          )
          opened.push(...(await Promise.all(more)))
        }
      }
      say(`  ${viewers} viewers`)
      // The first ones make the server take the memory that it needs for any number of them.
      const early = Math.ceil(viewers / 5)
      await openUpTo(early)
      await moveOdds(db, { matches, seconds: 1 })
      const before = residentBytes(server)
      await openUpTo(viewers)
      times.length = 0
      await moveOdds(db, { matches, seconds })
      await wait(1000)
      const expected = Math.ceil(seconds) * viewers
      const until = performance.now() + patience
      while (times.length < expected && performance.now() < until) await wait(100)
      const after = residentBytes(server)
      for (const viewer of opened) viewer.close()
      if (times.length < expected) throw new Error(`Viewers saw ${times.length} of at least ${expected} changes.`)
      return [
        atMost('from the feed to a viewer, p99', percentile(times, 0.99), 'ms', 750),
        atMost('memory of a viewer', (after - before) / (viewers - early) / 1024, 'KB', 20),
      ]
    })
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
