import type { Database } from '../../../kernel/database/database.ts'
import type { Played } from '../../../rules/bonus/counted-wager.ts'
import type { Split } from '../../../rules/bonus/split.ts'
import { postAll } from '../../ledger/transfers/post.ts'
import type { Leg, Transfer } from '../../ledger/transfers/transfer.ts'
import { stakesWithBonuses } from './bonus-stakes.ts'
import { endStake } from './end-stake.ts'
import type { Play, Playing } from './play.ts'
import { winningsOf } from './winnings.ts'

export type Ended = Playing & {
  /** Of the transfer. */
  readonly id: string
  /** What it pays altogether, in minor units; 0 if it is lost. */
  readonly payout: number
  /** What counts for the bonus with which it was played. */
  readonly played: Played
}

export type Paid = {
  /** What went to the player, in minor units. */
  readonly moved: number
  /** What of the stake was real money: only that is turnover. Undefined if all of it was. */
  readonly cash?: number
}

/**
 * Pays what ended bets or rounds have won, and counts them for the bonus with which they were played; each once, as part
 * of a transaction. Returns what was paid for each.
 */
export async function payOut(play: Play, db: Database, ended: readonly Ended[]): Promise<readonly Paid[]> {
  const withBonus = ended.filter(({ balance }) => balance !== 'cash')
  const stakes = await stakesWithBonuses(
    db,
    withBonus.map(({ cause }) => cause),
  )
  const all = ended.map((one) => {
    const stake = stakes.get(one.cause)
    return { one, stake, won: winningsOf(play, one, one.payout, stake) }
  })
  await postAll(
    play,
    db,
    all.flatMap(({ one, won }) => transferOf(one, won)),
  )
  for (const { one, stake } of all) if (stake) await endStake(play, db, { ...one, stake })
  return all.map(({ stake, won }) => ({
    moved: won.cash + won.bonus,
    ...(stake && { cash: stake.is_free ? 0 : stake.cash }),
  }))
}

function transferOf(ended: Ended, moved: Split): readonly Transfer[] {
  const { id, cause } = ended
  const legs = legsOfPayout(ended, moved)
  return legs.length === 0 ? [] : [{ id, kind: 'payout', cause, legs }]
}

/** The legs that bring money to the pockets of a player, or take it if it is negative. */
export function legsOfPayout({ player, currency, house }: Playing, { cash, bonus }: Split): readonly Leg[] {
  const legs: readonly Leg[] = [
    { player, pocket: 'cash', currency, amount: cash },
    { player, pocket: 'bonus', currency, amount: bonus },
    { house, currency, amount: -(cash + bonus) },
  ]
  return legs.filter(({ amount }) => amount !== 0)
}
