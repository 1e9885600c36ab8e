import type { Database } from '../../../kernel/database/database.ts'
import { stakesWithBonuses } from '../../offers/play/bonus-stakes.ts'
import { correctPayout } from '../../offers/play/correct-payout.ts'
import { payOut } from '../../offers/play/pay-out.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { type Due, movedBefore, type Paid, transferId } from './due.ts'
import { causeOf, playingOf } from './take-stake.ts'

/** The same for bets that were staked with bonuses: what they win depends on what has become of the bonus. */
export async function payWithBonus(
  sportsbook: Sportsbook,
  db: Database,
  dues: readonly Due[],
): Promise<readonly (readonly [id: string, paid: Paid])[]> {
  const { first = [], corrected = [] } = Object.groupBy(dues, ({ before }) => (before ? 'corrected' : 'first'))
  const paidFirst = await payOut(sportsbook, db, first.map(endedOf))
  const stakes = await stakesWithBonuses(
    db,
    corrected.map(({ bet }) => causeOf(bet.id)),
  )
  const paid: [id: string, paid: Paid][] = first.map(({ bet }, place) => {
    const { moved = 0, cash = 0 } = paidFirst[place] ?? {}
    return [bet.id, { moved, owed: 0, real: cash }]
  })
  for (const due of corrected) {
    const stake = stakes.get(causeOf(due.bet.id))
    if (stake) paid.push([due.bet.id, await correct(sportsbook, db, { ...due, stake })])
  }
  return paid
}

type Correcting = Due & { readonly stake: Parameters<typeof correctPayout>[2]['stake'] }

async function correct(sportsbook: Sportsbook, db: Database, due: Correcting): Promise<Paid> {
  const before = movedBefore(due)
  const moved = await correctPayout(sportsbook, db, { ...endedOf(due), stake: due.stake, before })
  return { moved, owed: 0, real: due.stake.is_free ? 0 : due.stake.cash }
}

const endedOf = (due: Due) => ({
  ...playingOf(due.bet),
  id: transferId(due),
  payout: due.payout,
  played: { stake: due.counted?.stake ?? 0, odds: due.counted?.odds, contribution: 100 },
})
