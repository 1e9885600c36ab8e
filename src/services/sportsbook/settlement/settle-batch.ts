import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { returned, type Share, type Shares } from '../../../rules/settlement/share.ts'
import { endedLegs } from '../bets/ended-legs.ts'
import { legsOf } from '../bets/find-bet.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'
import { settleBets } from './settle-bets.ts'

/** A result, as it is to be applied. */
export type Result = {
  readonly fixture_id: string
  readonly id: string
  readonly result_version: number
  readonly shares: Shares
  /** JSON; null if traders named the outcomes. */
  readonly score: string | null
}

/** Bounds how long others wait for the rows, and how much is undone if a process dies. */
const most = 500

/**
 * Applies a result to the next bets of its market, and settles those whose legs have all ended, in one transaction.
 * Returns the last of them; undefined if there was none. Processes take turns, so that no bet is settled twice at once.
 */
export const settleBatch = (
  sportsbook: Sportsbook,
  result: Result,
  after: string,
): Promise<{ readonly last: string; readonly count: number } | undefined> =>
  inTurn(sportsbook.db, 'settlement of bets', async (db) => {
    const bets = await betsWith(db, result, after)
    const last = bets.at(-1)
    if (!last) return undefined
    const ids = bets.map(({ id }) => id)
    await endLegs(db, result, ids)
    const legs = Map.groupBy(await legsOf(db, ids), ({ bet_id }) => bet_id)
    const ended = bets.flatMap((bet) => {
      const all = endedLegs(legs.get(bet.id) ?? [])
      return all ? [{ bet, legs: all }] : []
    })
    await settleBets({ ...sportsbook, db }, ended)
    return { last: last.id, count: ended.length }
  })

/** Bets that are not accepted, or are sold, follow no result. */
function betsWith(db: Database, { fixture_id, id, result_version }: Result, after: string): Promise<StoredBet[]> {
  return db
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .selectAll('bets')
    .where('bet_legs.fixture_id', '=', fixture_id)
    .where('bet_legs.market_id', '=', id)
    .where('bet_legs.result_version', '<', result_version)
    .where('bet_legs.bet_id', '>', after)
    .where('bets.state', 'in', ['open', 'won', 'lost', 'returned'])
    .orderBy('bet_legs.bet_id')
    .limit(most)
    .$if(isPostgres(db), (query) => query.forUpdate('bets'))
    .execute()
}

/** What the result does not name is returned: nobody can have won or lost it. */
async function endLegs(db: Database, result: Result, bets: readonly string[]): Promise<void> {
  for (const [outcome, share] of Object.entries(result.shares))
    await end(db, result, bets, share).where('outcome', '=', outcome).execute()
  await end(db, result, bets, returned).execute()
}

const end = (db: Database, result: Result, bets: readonly string[], share: Share) =>
  db
    .updateTable('bet_legs')
    .set({ share: JSON.stringify(share), score: result.score, result_version: result.result_version })
    .where('bet_id', 'in', bets)
    .where('fixture_id', '=', result.fixture_id)
    .where('market_id', '=', result.id)
    .where('result_version', '<', result.result_version)
