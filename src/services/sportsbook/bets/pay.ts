import type { Database } from '../../../kernel/database/database.ts'
import { lockedCashOf } from '../../ledger/statements/balances.ts'
import { post, postAll } from '../../ledger/transfers/post.ts'
import type { Transfer } from '../../ledger/transfers/transfer.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { type Due, movedBefore, type Paid, transferId } from './due.ts'
import { payWithBonus } from './pay-with-bonus.ts'
import { playingOf } from './take-stake.ts'

/** Pays what bets have won, or what a corrected result changes; by the id of each bet. */
export async function payAll(
  sportsbook: Sportsbook,
  db: Database,
  dues: readonly Due[],
): Promise<ReadonlyMap<string, Paid>> {
  const { real = [], others = [] } = Object.groupBy(dues, ({ bet }) => (bet.balance === 'cash' ? 'real' : 'others'))
  await payTogether(sportsbook, db, real)
  const paid = new Map(await payWithBonus(sportsbook, db, others))
  for (const due of real) paid.set(due.bet.id, { ...(await moneyOf(sportsbook, db, due)), real: due.bet.total })
  return paid
}

type Moved = Omit<Paid, 'real'>

/** Pays the difference to what was paid before, of many bets at once. What has to be taken back is not among them. */
async function payTogether(sportsbook: Sportsbook, db: Database, dues: readonly Due[]): Promise<void> {
  const transfers = dues.flatMap((due) => {
    const moved = due.payout - movedBefore(due)
    return moved > 0 ? [transferOf(due, moved)] : []
  })
  await postAll(sportsbook, db, transfers)
}

/** Takes back what was paid too much, as far as the player still has it; what is missing is owed. */
async function takeBack(sportsbook: Sportsbook, db: Database, due: Due, tooMuch: number): Promise<Moved> {
  const { account_id, currency } = due.bet
  const taken = Math.min(tooMuch, await lockedCashOf(db, account_id, currency))
  if (taken > 0) await post(sportsbook, db, transferOf(due, -taken))
  return { moved: taken === 0 ? 0 : -taken, owed: tooMuch - taken }
}

/** What a settlement moves: already paid with the others, or taken back now. */
async function moneyOf(sportsbook: Sportsbook, db: Database, due: Due): Promise<Moved> {
  const difference = due.payout - movedBefore(due)
  return difference < 0 ? takeBack(sportsbook, db, due, -difference) : { moved: difference, owed: 0 }
}

/** The first payment is a payout; what a corrected result changes is a correction. */
function transferOf(due: Due, amount: number): Transfer {
  const { player, currency, cause } = playingOf(due.bet)
  return {
    id: transferId(due),
    kind: due.before ? 'correction' : 'payout',
    cause,
    legs: [
      { player, pocket: 'cash', currency, amount },
      { house: 'sportsbook', currency, amount: -amount },
    ],
  }
}
