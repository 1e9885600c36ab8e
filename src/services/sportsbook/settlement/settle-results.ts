import { prepare } from '../../../kernel/database/prepare.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { type Result, settleBatch } from './settle-batch.ts'

const most = 100

/**
 * Settles the bets of all markets whose result is new or corrected. Any number of processes may do it at once; what a
 * process that died has left is done by the next one. Returns how many bets were settled.
 */
export async function settleResults(sportsbook: Sportsbook, log?: Pick<Log, 'warn'>): Promise<number> {
  let settled = 0
  for (const result of await newResults(sportsbook)) {
    try {
      settled += await settleMarket(sportsbook, result)
    } catch (err) {
      log?.warn({ err, fixture: result.fixture_id, market: result.id }, 'The bets of a market could not be settled')
    }
  }
  return settled
}

const findUnsettled = prepare((db) =>
  db
    .selectFrom('markets')
    .innerJoin('fixtures', 'fixtures.id', 'markets.fixture_id')
    .select(['markets.fixture_id', 'markets.id', 'markets.result', 'markets.result_version'])
    .select(['markets.by_hand', 'markets.hand_score', 'fixtures.score'])
    .whereRef('markets.result_version', '>', 'markets.settled_version')
    .orderBy('markets.changed_at')
    .limit(most),
)

async function newResults({ db }: Sportsbook): Promise<readonly Result[]> {
  const rows = await findUnsettled(db, {})
  return rows.map(({ result, by_hand, hand_score, score, ...row }) => ({
    ...row,
    shares: JSON.parse(result ?? '{}'),
    score: by_hand ? hand_score : score,
  }))
}

/** A result that is corrected meanwhile is settled by the next round. */
async function settleMarket(sportsbook: Sportsbook, result: Result): Promise<number> {
  let settled = 0
  for (let after = ''; ; ) {
    const batch = await settleBatch(sportsbook, result, after)
    if (!batch) break
    settled += batch.count
    after = batch.last
  }
  await sportsbook.db
    .updateTable('markets')
    .set({ settled_version: result.result_version })
    .where('fixture_id', '=', result.fixture_id)
    .where('id', '=', result.id)
    .where('settled_version', '<', result.result_version)
    .execute()
  return settled
}
