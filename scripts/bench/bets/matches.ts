import type { Database } from '../../../src/kernel/database/database.ts'
import { lost, won } from '../../../src/rules/settlement/share.ts'

const count = 20
const day = 24 * 3_600_000

/** The market type of the shipped records on which the bench bets. */
export const type = 'winner-runs'

/** Matches with one market each, of tomorrow or running. Returns their ids. */
export async function addMatches(db: Database, state: 'planned' | 'live' = 'planned'): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, place) => `bench.${place}`)
  const now = Date.now()
  const what = {
    competition: 'bench',
    sport: 'cricket',
    sides: '["chennai","delhi"]',
    score: '{"counts":{},"finished":[]}',
    clock: '{}',
  }
  const times = { starts_at: state === 'live' ? now : now + day, updated_at: now }
  await db
    .insertInto('fixtures')
    .values(ids.map((id) => ({ id, ...what, ...times, state, version: 1 })))
    .execute()
  const market = { id: type, type, part: 'match', state: 'open' as const, odds: '{"home":2000,"away":1800}' }
  await db
    .insertInto('markets')
    .values(ids.map((fixture_id) => ({ fixture_id, ...market, version: 1, result_version: 0, changed_at: now })))
    .execute()
  return ids
}

export const selectionOf = (fixture: string) => ({ fixture, market: type, outcome: 'home', odds: 2000 })

/** All matches end: every other one is won, and the others are lost. */
export async function addResults(db: Database): Promise<void> {
  const ids = (await db.selectFrom('markets').select('fixture_id').execute()).map(({ fixture_id }) => fixture_id)
  for (const [place, id] of ids.entries()) {
    const result = JSON.stringify(place % 2 ? { home: lost, away: won } : { home: won, away: lost })
    await db
      .updateTable('markets')
      .set({ state: 'closed', result, result_version: 1 })
      .where('fixture_id', '=', id)
      .execute()
  }
}
