import { recordTurnover, takeBackTurnover } from '../../cashier/turnover/record-turnover.ts'
import { type Counted, type Due, type Paid, settlementNumber } from '../bets/due.ts'
import { type EndedLeg, payoutOfEnded, stateOfPayout } from '../bets/ended-legs.ts'
import { settlementsOf } from '../bets/find-bet.ts'
import { payAll } from '../bets/pay.ts'
import { causeOf } from '../bets/take-stake.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredSettlement } from '../tables.ts'
import { countedOf, turnoverOf } from './counted-turnover.ts'
import { tellBettors } from './tell-bettors.ts'

export type EndedBet = { readonly bet: StoredBet; readonly legs: readonly EndedLeg[] }
type Settling = Due & EndedBet & { readonly counted: Counted }

/**
 * Settles bets whose legs have all ended, as part of a transaction: pays them, counts them, tells their players. Those
 * that were settled before are settled again only if that changes what they pay.
 */
export async function settleBets(sportsbook: Sportsbook, ended: readonly EndedBet[]): Promise<void> {
  const { db } = sportsbook
  const all = await duesOf(sportsbook, ended)
  const settling = all.filter(({ payout, before }) => before?.payout !== payout)
  if (settling.length === 0) return
  const paid = await payAll(sportsbook, db, settling)
  await db
    .insertInto('bet_settlements')
    .values(settling.map((due) => settlementOf(sportsbook, due, paid.get(due.bet.id))))
    .execute()
  await endBets(sportsbook, settling)
  await takeBackTurnover(
    db,
    settling.flatMap(({ before, bet }) => (before ? [causeOf(bet.id)] : [])),
  )
  const turnover = settling.flatMap((due) => turnoverOf(due, due.counted, paid.get(due.bet.id)?.real ?? 0))
  await recordTurnover(sportsbook, db, ...turnover)
  await tellBettors(sportsbook, settling)
}

async function duesOf(sportsbook: Sportsbook, ended: readonly EndedBet[]): Promise<readonly Settling[]> {
  const settledBefore = ended.flatMap(({ bet }) => (bet.settlements > 0 ? [bet.id] : []))
  const rows = settledBefore.length > 0 ? await settlementsOf(sportsbook.db, settledBefore) : []
  const last = new Map(rows.map((row) => [row.bet_id, row]))
  return ended.map(({ bet, legs }) => ({
    bet,
    legs,
    payout: payoutOfEnded(sportsbook, bet, legs),
    before: last.get(bet.id),
    counted: countedOf({ bet, legs }),
  }))
}

function settlementOf({ now }: Sportsbook, due: Settling, paid: Paid | undefined): StoredSettlement {
  return {
    bet_id: due.bet.id,
    number: settlementNumber(due),
    kind: 'result',
    payout: due.payout,
    moved: paid?.moved ?? 0,
    owed: paid?.owed ?? 0,
    legs: JSON.stringify(due.legs.map(({ result_version, ended }) => ({ version: result_version, share: ended }))),
    at: now(),
  }
}

/** The bets of one state and number of settlements change together. */
async function endBets({ db, now }: Sportsbook, settling: readonly Settling[]): Promise<void> {
  const groups = Map.groupBy(settling, (due) => `${stateOfPayout(due.payout, due.bet)} ${settlementNumber(due)}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    await db
      .updateTable('bets')
      .set({
        state: stateOfPayout(first.payout, first.bet),
        settlements: settlementNumber(first),
        settled_at: now(),
      })
      .where(
        'id',
        'in',
        [first, ...others].map(({ bet }) => bet.id),
      )
      .execute()
  }
}
