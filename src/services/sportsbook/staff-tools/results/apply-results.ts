import type { Database } from '../../../../kernel/database/database.ts'
import { returned } from '../../../../rules/settlement/share.ts'
import { noteChange } from '../../line/changes.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { ProposedRow, StoredFixture, StoredMarket } from '../../tables.ts'
import { outcomesIn } from '../outcomes-in.ts'
import type { Results } from './results-of.ts'

type Confirmed = {
  readonly proposal: ProposedRow
  readonly fixture: StoredFixture
  readonly markets: readonly StoredMarket[]
}

/** Writes confirmed results to the markets, whose bets the settlement then follows, and tells viewers. */
export async function applyResults(sportsbook: Sportsbook, db: Database, confirmed: Confirmed): Promise<void> {
  const { proposal, fixture: before, markets } = confirmed
  const fixture = await endByHand(sportsbook, db, before, proposal)
  const results: Results = {
    ...JSON.parse(proposal.results),
    ...(proposal.kind === 'abandoned' && allReturned(sportsbook, before, markets)),
  }
  const changed = markets.filter(({ id }) => Object.hasOwn(results, id))
  const written: StoredMarket[] = []
  for (const market of changed)
    written.push(await settleByHand(sportsbook, db, market, proposal, JSON.stringify(results[market.id])))
  await noteChange(sportsbook, db, { before, fixture, markets: written })
}

/** What has no result yet returns all stakes. */
const allReturned = (sportsbook: Sportsbook, fixture: StoredFixture, markets: readonly StoredMarket[]): Results =>
  Object.fromEntries(
    markets
      .filter(({ result }) => result === null)
      .map((market) => [
        market.id,
        Object.fromEntries(outcomesIn(sportsbook, fixture, market).map((outcome) => [outcome, returned])),
      ]),
  )

/** A match with a final score, or one that is abandoned, is over. */
async function endByHand(
  { now }: Sportsbook,
  db: Database,
  fixture: StoredFixture,
  { kind, score }: ProposedRow,
): Promise<StoredFixture> {
  if (kind === 'outcomes' || kind === 'feed') return fixture
  return db
    .updateTable('fixtures')
    .set({
      ...(kind === 'abandoned' ? { state: 'abandoned' } : { state: 'finished', ...(score && { score }) }),
      ...{ ended_by_hand: 1, updated_at: now() },
    })
    .where('id', '=', fixture.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the feed had said stays beside the result, unless it is the result now. */
function settleByHand(
  { now }: Sportsbook,
  db: Database,
  market: StoredMarket,
  { kind, score }: ProposedRow,
  result: string,
): Promise<StoredMarket> {
  const byHand = { by_hand: 1, hand_score: score, told_result: market.by_hand ? market.told_result : market.result }
  return db
    .updateTable('markets')
    .set({
      ...(kind === 'feed' ? { by_hand: 0, hand_score: null, told_result: null } : byHand),
      ...{ result, state: 'closed', changed_at: now() },
      ...{ version: market.version + 1, result_version: market.result_version + 1 },
    })
    .where('fixture_id', '=', market.fixture_id)
    .where('id', '=', market.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
