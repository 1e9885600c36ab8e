import type { Database } from '../../../../kernel/database/database.ts'
import { inTurn } from '../../../../kernel/database/in-turn.ts'
import { lineTurn } from '../../line/apply-message.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { ProposedRow } from '../../tables.ts'
import { findMatch, marketsOf } from '../read-match.ts'
import { addTradingAct } from '../trading-acts.ts'
import { applyResults } from './apply-results.ts'
import { isOutdated } from './proposals.ts'

type Decision = {
  /** The id of the proposal. */
  readonly id: string
  readonly act: 'confirm' | 'reject'
  readonly staff: string
  readonly note: string
}

type Refusal = 'unknown' | 'decided' | 'own' | 'changed'

/** Confirms a proposed result, which settles its bets, or rejects it. */
export const decideResult = (
  sportsbook: Sportsbook,
  decision: Decision,
): Promise<{ readonly refusal: Refusal } | { readonly proposal: ProposedRow }> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    const proposal = await findProposal(db, decision.id)
    if (!proposal) return { refusal: 'unknown' }
    if (proposal.state !== 'waiting') return { refusal: 'decided' }
    const { act, staff, note } = decision
    if (act === 'confirm') {
      if (proposal.proposed_by === staff) return { refusal: 'own' }
      const fixture = await findMatch(db, proposal.fixture_id)
      const markets = await marketsOf(db, proposal.fixture_id)
      if (!fixture || isOutdated(proposal, fixture, markets)) return { refusal: 'changed' }
      await applyResults(sportsbook, db, { proposal, fixture, markets })
    }
    await db
      .updateTable('proposed_results')
      .set({ state: act === 'confirm' ? 'confirmed' : 'rejected', decided_by: staff, decided_at: sportsbook.now() })
      .where('id', '=', proposal.id)
      .execute()
    const market = proposal.market_id || undefined
    await addTradingAct(sportsbook, db, act, { fixture: proposal.fixture_id, market, staff, note })
    return { proposal }
  })

const findProposal = (db: Database, id: string): Promise<ProposedRow | undefined> =>
  db.selectFrom('proposed_results').selectAll().where('id', '=', id).executeTakeFirst()
