import type { Database } from '../../../kernel/database/database.ts'
import { captureOf } from '../../ledger/transfers/holds.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { Leg } from '../../ledger/transfers/transfer.ts'
import { type StakeWithBonus, stakesWithBonuses } from './bonus-stakes.ts'
import { endIfOver } from './end-if-over.ts'
import { giveBackFree } from './give-back-free.ts'
import type { Play, Playing } from './play.ts'
import { takeFreeStake } from './take-stake.ts'
import { pocketOf } from './winnings.ts'

type Held = Playing & {
  /** Of the transfer. */
  readonly id: string
  /** The transfer that set the stake aside. */
  readonly hold: string
  readonly amount: number
}

/** A held stake is taken. */
export async function takeHeld(play: Play, db: Database, held: Held): Promise<void> {
  const { id, cause, player, currency, hold, house, amount } = held
  if (held.balance === 'free') await takeFreeStake(play, db, held)
  else await post(play, db, captureOf({ id, cause, player, hold, currency, amount }, house))
}

/** A held stake is given back where it came from. */
export async function giveBackHeld(play: Play, db: Database, held: Held): Promise<void> {
  const stake = held.balance === 'cash' ? undefined : (await stakesWithBonuses(db, [held.cause])).get(held.cause)
  if (!stake?.is_free)
    await post(play, db, { id: held.id, kind: 'release', cause: held.cause, legs: releasedLegs(held, stake) })
  if (!stake) return
  if (stake.is_free) return giveBackFree(db, stake)
  await db.deleteFrom('bonus_stakes').where('cause', '=', held.cause).execute()
  await endIfOver(play, db, stake.bonus_id)
}

function releasedLegs({ player, hold, currency, amount }: Held, stake: StakeWithBonus | undefined): readonly Leg[] {
  const bonus = stake?.bonus ?? 0
  const pocket = stake && pocketOf(stake)
  const legs: readonly Leg[] = [
    { player, hold, currency, amount: -amount },
    { player, pocket: 'cash', currency, amount: amount - bonus },
    pocket ? { player, pocket, currency, amount: bonus } : { house: 'promotions', currency, amount: bonus },
  ]
  return legs.filter((leg) => leg.amount !== 0)
}
