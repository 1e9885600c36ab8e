import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { giveBackHeld, takeHeld } from '../../offers/play/end-hold.ts'
import type { Playing } from '../../offers/play/play.ts'
import { takeStake } from '../../offers/play/take-stake.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'

/** Everything that moves money because of a bet names it. */
export const causeOf = (id: string) => `bet ${id}`

export const playingOf = ({ id, account_id: player, currency, balance }: StoredBet): Playing => ({
  cause: causeOf(id),
  player,
  currency: currency as CurrencyCode,
  balance,
  house: 'sportsbook',
})

/** Takes the stake of a bet that is accepted at once, or sets it aside for one that is held. */
export async function takeStakeOf(sportsbook: Sportsbook, db: Database, bet: StoredBet): Promise<void> {
  const stake = { id: causeOf(bet.id), amount: bet.total, category: 'sport', isHeld: bet.state === 'held' } as const
  await takeStake(sportsbook, db, { ...playingOf(bet), ...stake })
}

/** A held stake is taken, or given back. */
export async function endHold(sportsbook: Sportsbook, db: Database, bet: StoredBet, isAccepted: boolean) {
  const held = { ...playingOf(bet), id: `${causeOf(bet.id)} decided`, hold: causeOf(bet.id), amount: bet.total }
  await (isAccepted ? takeHeld(sportsbook, db, held) : giveBackHeld(sportsbook, db, held))
}
