import type { Fixture, LineMarket, MarketState, Score } from '../../../contract/index.ts'
import type { StoredFixture, StoredMarket } from '../tables.ts'

/** A fixture as players see it. */
export const describeFixture = (fixture: StoredFixture, markets: readonly StoredMarket[]): Fixture => ({
  ...{ id: fixture.id, competition: fixture.competition, sport: fixture.sport, state: fixture.state },
  sides: JSON.parse(fixture.sides),
  starts_at: Math.floor(fixture.starts_at / 1000),
  ...(fixture.state !== 'planned' && { score: describeScore(fixture.score) }),
  ...(fixture.state === 'live' && { clock: JSON.parse(fixture.clock), clock_at: fixture.updated_at }),
  markets: markets.map(describeMarket),
})

/** A market as players see it. */
export const describeMarket = ({ id, type, part, line, odds, version, ...market }: StoredMarket): LineMarket => ({
  ...{ id, type, part, version, state: offeredState(market) },
  ...(line !== null && { line }),
  odds: JSON.parse(odds),
})

/** What the feed opens, a trader may hold back. */
export const offeredState = ({ state, stopped }: Pick<StoredMarket, 'state' | 'stopped'>): MarketState =>
  state === 'open' && stopped === 1 ? 'suspended' : state

/** The stored score without parts of parts: nobody reads what happened in each over. */
export function describeScore(stored: string): Score {
  const { counts, ...score }: Score = JSON.parse(stored)
  const shown = Object.entries(counts).filter(([key]) => key.split('.').length === 2)
  return { ...score, counts: Object.fromEntries(shown), finished: score.finished.filter((part) => !part.includes('.')) }
}
