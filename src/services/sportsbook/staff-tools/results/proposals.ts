import type { Database } from '../../../../kernel/database/database.ts'
import type { ProposedRow, StoredFixture, StoredMarket } from '../../tables.ts'
import { seenOf, seenOfMarket } from './seen.ts'

/** The results of matches that wait for a colleague, oldest first. */
export const waitingResults = (db: Database, fixtures: readonly string[]): Promise<readonly ProposedRow[]> =>
  db
    .selectFrom('proposed_results')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('fixture_id', 'in', ['', ...fixtures])
    .orderBy('proposed_at')
    .orderBy('id')
    .execute()

/** Whether the match is no longer what the proposal was made of. */
export function isOutdated(
  { seen, market_id }: Pick<ProposedRow, 'seen' | 'market_id'>,
  fixture: StoredFixture,
  markets: readonly StoredMarket[],
): boolean {
  if (market_id === '') return seen !== seenOf(fixture, markets)
  const market = markets.find(({ id }) => id === market_id)
  return !market || seen !== seenOfMarket(fixture, market)
}
