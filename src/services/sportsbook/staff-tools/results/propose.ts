import type { ProposedResult } from '../../../../contract/index.ts'
import { inTurn } from '../../../../kernel/database/in-turn.ts'
import { newId } from '../../../../kernel/secrets.ts'
import { lineTurn } from '../../line/apply-message.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import { findMatch, marketsOf } from '../read-match.ts'
import { addTradingAct } from '../trading-acts.ts'
import { changesSomething, resultsOf } from './results-of.ts'
import { seenOf, seenOfMarket } from './seen.ts'

type Proposal = {
  readonly fixture: string
  readonly staff: string
  readonly note: string
  /** What the trader has seen. */
  readonly seen: string
  readonly result: ProposedResult
}

type Refusal = 'unknown' | 'changed' | 'incomplete' | 'unchanged' | 'waiting'

/** Stores what a trader proposes, frozen: another one confirms it as it is. */
export const proposeResult = (sportsbook: Sportsbook, proposal: Proposal): Promise<Refusal | undefined> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    const { fixture: id, staff, note, seen, result } = proposal
    const fixture = await findMatch(db, id)
    const markets = await marketsOf(db, id)
    const market = result.kind === 'outcomes' ? markets.find((one) => one.id === result.market) : undefined
    if (!fixture || (result.kind === 'outcomes' && !market)) return 'unknown'
    if (seen !== (market ? seenOfMarket(fixture, market) : seenOf(fixture, markets))) return 'changed'
    const results = resultsOf(sportsbook, fixture, markets, result)
    if (!results) return 'incomplete'
    if (!changesSomething(result, fixture, results, markets)) return 'unchanged'
    const { kind } = result
    const added = await db
      .insertInto('proposed_results')
      .values({
        ...{ id: newId(), kind, seen, note, fixture_id: id, market_id: market?.id ?? '', state: 'waiting' },
        ...{ results: JSON.stringify(results), proposed_by: staff, proposed_at: sportsbook.now() },
        ...{ score: kind === 'score' ? JSON.stringify(result.score) : null, decided_by: null, decided_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return 'waiting'
    await addTradingAct(sportsbook, db, 'propose', { fixture: id, market: market?.id, staff, note })
    return undefined
  })
