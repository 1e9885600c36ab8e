import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { captureOf, holdOf, releaseOf } from '../../ledger/transfers/holds.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'

/** Everything that moves money because of a bet names it. */
export const causeOf = (id: string) => `bet ${id}`

const movedBy = ({ id, account_id: player, currency, total }: StoredBet) => ({
  cause: causeOf(id),
  player,
  currency: currency as CurrencyCode,
  amount: total,
})

/** Takes the stake of a bet that is accepted at once, or sets it aside for one that is held. */
export async function takeStake(sportsbook: Sportsbook, db: Database, bet: StoredBet): Promise<void> {
  const { cause, player, currency, amount } = movedBy(bet)
  if (bet.state === 'held') {
    await post(sportsbook, db, holdOf({ id: cause, ...movedBy(bet) }))
    return
  }
  await post(sportsbook, db, {
    id: cause,
    kind: 'stake',
    cause,
    legs: [
      { player, pocket: 'cash', currency, amount: -amount },
      { house: 'sportsbook', currency, amount },
    ],
  })
}

/** A held stake is taken, or given back. */
export async function endHold(sportsbook: Sportsbook, db: Database, bet: StoredBet, isAccepted: boolean) {
  const ofHold = { id: `${causeOf(bet.id)} decided`, hold: causeOf(bet.id), ...movedBy(bet) }
  await post(sportsbook, db, isAccepted ? captureOf(ofHold, 'sportsbook') : releaseOf(ofHold))
}
