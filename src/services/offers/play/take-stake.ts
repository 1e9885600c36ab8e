import type { Database } from '../../../kernel/database/database.ts'
import { splitStake } from '../../../rules/bonus/split.ts'
import { toWholeUnits } from '../../../rules/minor-units.ts'
import { bonusMoneyOf, lockedCashOf } from '../../ledger/statements/balances.ts'
import { holdOf } from '../../ledger/transfers/holds.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { Leg } from '../../ledger/transfers/transfer.ts'
import { callError } from '../errors.ts'
import type { PlayerBonus } from '../tables.ts'
import { bonusInPlay } from './bonus-in-play.ts'
import type { Play, Playing, Staked } from './play.ts'

export type NewStake = Playing & {
  /** Of the transfer. What is raised during a round has ids of its own. */
  readonly id: string
  /** In minor units. */
  readonly amount: number
  readonly category: 'casino' | 'sport'
  /** The game, for free spins. */
  readonly game?: string
  /** The stake is only set aside until it is decided whether it is taken. */
  readonly isHeld?: boolean
}

/**
 * Takes a stake, as part of a transaction that has called `requireStake`. Real money is staked first. Throws if the
 * player has too little, or cannot play with the chosen balance here.
 */
export async function takeStake(play: Play, db: Database, stake: NewStake): Promise<Staked> {
  const staked = await sourceOf(play, db, stake)
  if (stake.isHeld && staked.isFree) return staked
  await post(play, db, stake.isHeld ? heldStake(stake, staked) : stakeOf(stake, staked))
  return staked
}

/** Takes a free stake that was accepted after it had been held. */
export async function takeFreeStake(play: Play, db: Database, stake: Omit<NewStake, 'category'>): Promise<void> {
  await post(play, db, stakeOf(stake, { cash: 0, bonus: stake.amount, isFree: true }))
}

const heldStake = ({ id, cause, player, currency }: NewStake, { cash, bonus }: Staked) =>
  holdOf({ id, cause, player, currency, amount: cash, bonus })

function stakeOf({ id, cause, house, player, currency, amount }: Omit<NewStake, 'category'>, staked: Staked) {
  const ofBonus: Leg = staked.isFree
    ? { house: 'promotions', currency, amount: -staked.bonus }
    : { player, pocket: 'bonus', currency, amount: -staked.bonus }
  const legs: readonly Leg[] = [
    { player, pocket: 'cash', currency, amount: -staked.cash },
    ofBonus,
    { house, currency, amount },
  ]
  return { id, kind: 'stake', cause, legs: legs.filter((leg) => leg.amount !== 0) } as const
}

async function sourceOf(play: Play, db: Database, stake: NewStake): Promise<Staked> {
  if (stake.balance === 'cash') return { cash: stake.amount, bonus: 0, isFree: false }
  const bonus = await bonusInPlay(db, stake.player, play.now())
  const staked = stake.balance === 'free' ? await takeFree(db, bonus, stake) : await takeBonus(db, bonus, stake)
  if (bonus) await noteStake(play, db, bonus, stake, staked)
  return staked
}

async function takeBonus(db: Database, bonus: PlayerBonus | undefined, stake: NewStake): Promise<Staked> {
  const money = bonus ? await bonusMoneyOf(db, stake.player, stake.currency) : 0
  if (!bonus || money === 0) throw callError('bonus-zero')
  if (!(stake.category === 'casino' ? bonus.casino : bonus.bets)) throw callError('bonus-elsewhere')
  await requireWithin(db, bonus, stake)
  const cash = await lockedCashOf(db, stake.player, stake.currency)
  return { ...splitStake(stake.amount, { cash, bonus: money }), isFree: false }
}

/** Stakes that are raised during a round count together. */
async function requireWithin(db: Database, { maximum_stake }: PlayerBonus, stake: NewStake): Promise<void> {
  if (maximum_stake === null) return
  const before = await stakeFor(db, stake.cause)
  if (stake.amount + (before ? before.cash + before.bonus : 0) <= maximum_stake) return
  const limit = toWholeUnits(maximum_stake)
  throw callError('bonus-stake', {
    message: `The largest stake with this bonus is ${limit} ${stake.currency}`,
    details: { limit, currency: stake.currency },
  })
}

async function takeFree(db: Database, bonus: PlayerBonus | undefined, stake: NewStake): Promise<Staked> {
  const isHere = bonus?.free_kind === 'bet' ? stake.category === 'sport' : bonus?.free_game === stake.game
  if (!bonus || bonus.free_left === 0 || !isHere) throw callError('free-stake-gone')
  if (bonus.free_stake !== stake.amount) throw callError('free-stake-other')
  await db
    .updateTable('player_bonuses')
    .set({ free_left: bonus.free_left - 1 })
    .where('id', '=', bonus.id)
    .execute()
  return { cash: 0, bonus: stake.amount, isFree: true }
}

async function noteStake(
  { now }: Play,
  db: Database,
  bonus: PlayerBonus,
  stake: NewStake,
  { cash, ...staked }: Staked,
) {
  const { cause, player: account_id } = stake
  await db
    .insertInto('bonus_stakes')
    .values({
      ...{ cause, account_id, cash },
      bonus_id: bonus.id,
      bonus: staked.bonus,
      is_free: Number(staked.isFree),
      staked_at: now(),
    })
    .onConflict((conflict) =>
      conflict.column('cause').doUpdateSet((row) => ({
        cash: row('bonus_stakes.cash', '+', row.ref('excluded.cash')),
        bonus: row('bonus_stakes.bonus', '+', row.ref('excluded.bonus')),
      })),
    )
    .execute()
}

const stakeFor = (db: Database, cause: string) =>
  db.selectFrom('bonus_stakes').select(['cash', 'bonus']).where('cause', '=', cause).executeTakeFirst()
