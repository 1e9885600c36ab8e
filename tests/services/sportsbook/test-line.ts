import type { FeedMessage, ToldMarket } from '../../../src/contract/index.ts'
import { createDemonstration } from '../../../src/services/sportsbook/feed/demonstration/demonstration.ts'
import type { Feed } from '../../../src/services/sportsbook/feed/feed.ts'
import { hearFeed, listenerOf } from '../../../src/services/sportsbook/feed/run-feed.ts'
import type { DatabaseKind } from '../../kernel/databases.ts'
import { openTestServices, type TestServices } from '../test-services.ts'

export type TestLine = Awaited<ReturnType<typeof openLine>>

const second = 1000

/** A line that tests tell what happens. */
export async function openLine(kind: DatabaseKind, options: Parameters<typeof openTestServices>[1] = {}) {
  const services = await openTestServices(kind, options)
  return lineOf(services)
}

const lineOf = (opened: TestServices) => {
  const { db, services, clock } = opened
  const { tell } = listenerOf(services, 'test')
  return {
    ...opened,
    tell,
    demonstration: () => createDemonstration(services),
    /** Hears a feed every so many seconds, for so many seconds. */
    async hear(
      feed: Feed,
      { process = 'one', seconds, every = 1 }: { process?: string; seconds: number; every?: number },
    ) {
      for (let passed = 0; passed < seconds; passed += every) {
        await hearFeed(services, feed, process)
        clock.now += every * second
      }
    },
    market: (fixture: string, id: string) =>
      db.selectFrom('markets').selectAll().where('fixture_id', '=', fixture).where('id', '=', id).executeTakeFirst(),
    fixture: (id: string) => db.selectFrom('fixtures').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

export const fixtureId = 'football-super-league.1'

export const winner: ToldMarket = {
  ...{ type: 'result-goals', part: 'match', state: 'open' },
  odds: { home: 2000, draw: 3400, away: 3600 },
}

/** A football match, as the feed tells it. */
export const imageOf = (change: Partial<Extract<FeedMessage, { kind: 'image' }>> = {}): FeedMessage => ({
  ...{ kind: 'image', fixture: fixtureId, version: 1, competition: 'football-super-league', sport: 'football' },
  ...{
    sides: ['north', 'south'],
    startsAt: 0,
    state: 'live',
    score: scoreOf(0, 0),
    clock: { part: 'half-1', seconds: 0 },
  },
  markets: [winner],
  ...change,
})

export const scoreOf = (home: number, away: number, finished: string[] = []) => ({
  counts: { 'match.goals': [home, away] as [number, number], 'half-1.goals': [home, away] as [number, number] },
  finished,
})
