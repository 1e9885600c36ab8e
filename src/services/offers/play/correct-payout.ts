import type { Database } from '../../../kernel/database/database.ts'
import type { Played } from '../../../rules/bonus/counted-wager.ts'
import { bonusMoneyOf, lockedCashOf } from '../../ledger/statements/balances.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { StakeWithBonus } from './bonus-stakes.ts'
import { endStake } from './end-stake.ts'
import { legsOfPayout } from './pay-out.ts'
import type { Play, Playing } from './play.ts'
import { winningsOf } from './winnings.ts'

type Correction = Playing & {
  /** Of the transfer. */
  readonly id: string
  readonly stake: StakeWithBonus
  /** What it pays altogether, and what was said before. */
  readonly payout: number
  readonly before: number
  readonly played: Played
}

/**
 * Pays the difference that a corrected result makes to a bet that was staked with a bonus, or takes it back as far as
 * the player still has it. Returns what was moved.
 */
export async function correctPayout(play: Play, db: Database, correction: Correction): Promise<number> {
  const { player, currency, payout, before, id, cause } = correction
  const stake = await reopened(db, correction)
  const [now, then] = [payout, before].map((paid) => winningsOf(play, correction, paid, stake))
  const moved = {
    cash: Math.max((now?.cash ?? 0) - (then?.cash ?? 0), -(await lockedCashOf(db, player, currency))),
    bonus: Math.max((now?.bonus ?? 0) - (then?.bonus ?? 0), -(await bonusMoneyOf(db, player, currency))),
  }
  const legs = legsOfPayout(correction, moved)
  if (legs.length > 0) await post(play, db, { id, kind: 'correction', cause, legs })
  await endStake(play, db, { ...correction, stake })
  return moved.cash + moved.bonus
}

/** A bonus that was lost by a wrong result goes on, unless the player plays with another one by now. */
async function reopened(db: Database, { stake, payout, before }: Correction): Promise<StakeWithBonus> {
  const { of } = stake
  if (of.status !== 'bankrupt' || payout <= before || (await hasActiveBonus(db, of.account_id))) return stake
  await db.updateTable('player_bonuses').set({ status: 'activated', ended_at: null }).where('id', '=', of.id).execute()
  return { ...stake, of: { ...of, status: 'activated', ended_at: null } }
}

async function hasActiveBonus(db: Database, player: string): Promise<boolean> {
  const other = await db
    .selectFrom('player_bonuses')
    .select('id')
    .where('account_id', '=', player)
    .where('status', '=', 'activated')
    .executeTakeFirst()
  return other !== undefined
}
