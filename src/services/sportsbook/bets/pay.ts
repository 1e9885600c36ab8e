import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { lockedCashOf } from '../../ledger/statements/balances.ts'
import { post, postAll } from '../../ledger/transfers/post.ts'
import type { Transfer } from '../../ledger/transfers/transfer.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet, StoredSettlement } from '../tables.ts'
import { causeOf } from './take-stake.ts'

/** What a bet should have paid altogether, after what its earlier settlement said. */
export type Due = {
  readonly bet: StoredBet
  readonly payout: number
  readonly before: StoredSettlement | undefined
}

type Moved = Pick<StoredSettlement, 'moved' | 'owed'>

/** What was moved so far is more than the payout by what is owed. */
const movedBefore = ({ before }: Due): number => (before ? before.payout + before.owed : 0)

/** Pays the difference to what was paid before, of many bets at once. What has to be taken back is not among them. */
export async function payAll(sportsbook: Sportsbook, db: Database, dues: readonly Due[]): Promise<void> {
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
export async function moneyOf(sportsbook: Sportsbook, db: Database, due: Due): Promise<Moved> {
  const difference = due.payout - movedBefore(due)
  return difference < 0 ? takeBack(sportsbook, db, due, -difference) : { moved: difference, owed: 0 }
}

export const settlementNumber = ({ bet }: Due): number => bet.settlements + 1

/** The first payment is a payout; what a corrected result changes is a correction. */
function transferOf(due: Due, amount: number): Transfer {
  const { id, account_id: player, currency } = due.bet
  const ofBet = { cause: causeOf(id), currency: currency as CurrencyCode }
  return {
    id: `${ofBet.cause} settlement ${settlementNumber(due)}`,
    kind: due.before ? 'correction' : 'payout',
    cause: ofBet.cause,
    legs: [
      { player, pocket: 'cash', currency: ofBet.currency, amount },
      { house: 'sportsbook', currency: ofBet.currency, amount: -amount },
    ],
  }
}
