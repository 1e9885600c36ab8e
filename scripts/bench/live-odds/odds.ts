import { setTimeout as wait } from 'node:timers/promises'
import type { Manifest } from '../../../src/contract/index.ts'
import type { Database } from '../../../src/kernel/database/database.ts'
import { loadRegistry } from '../../../src/registry/files/load-registry.ts'
import { compile } from '../../../src/registry/index.ts'
import { applyMessage } from '../../../src/services/sportsbook/line/apply-message.ts'
import { type } from '../bets/matches.ts'

/** What an image tells besides. */
const running = {
  ...{ competition: 'bench', sport: 'cricket', sides: ['chennai', 'delhi'], startsAt: 1, state: 'live' as const },
  ...{ score: { counts: {}, finished: [] }, clock: { part: 'innings-1', isRunning: true } },
}

type Moving = { readonly matches: readonly string[]; readonly seconds: number }

const lowest = 1500

/** When odds were told, by their value: no two are alike. */
const moments = new Map<number, number>()

export const momentOf = (odds: number): number | undefined => moments.get(odds)

/** As a feed would: new odds for every match, once a second. */
export async function moveOdds(db: Database, { matches, seconds }: Moving): Promise<void> {
  const { manifest } = compile(loadRegistry(['pages.config'], 'locales'))
  const sportsbook = { db, now: Date.now, records: () => manifest as Manifest, textOf: (id: string) => id }
  for (let second = 0; second < seconds; second++) {
    const next = wait(1000)
    for (const fixture of matches) {
      const odds = lowest + moments.size
      const market = { type, part: 'match', state: 'open' as const, odds: { home: odds, away: 1800 } }
      moments.set(odds, performance.now())
      await applyMessage(sportsbook, { kind: 'image', fixture, version: Date.now(), ...running, markets: [market] })
    }
    await next
  }
}
