import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { legsOf, settlementsOf } from '../bets/find-bet.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'
import { describeBet } from './describe-bets.ts'

/** A bet with everything that its payout follows from. */
export async function receiptOf(sportsbook: Sportsbook, bet: StoredBet): Promise<SportsCalls['own-bet']['answer']> {
  const legs = await legsOf(sportsbook.db, [bet.id])
  const settlements = await settlementsOf(sportsbook.db, [bet.id])
  return {
    bet: await describeBet(sportsbook, bet),
    maximum_win: bet.maximum_win,
    legs: legs.map(({ rule, score, result_version }) => ({
      rule: JSON.parse(rule),
      ...(score !== null && { score: JSON.parse(score) }),
      version: result_version,
    })),
    settlements: settlements.map(({ kind, payout, moved, owed, at }) => ({
      ...{ kind, payout, moved, owed },
      at: Math.floor(at / 1000),
    })),
  }
}
