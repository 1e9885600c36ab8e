import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { bonusEnd } from '../../../rules/bonus/bonus-end.ts'
import { addNotice } from '../../inbox/notices/add-notice.ts'
import { bonusMoneyOf } from '../../ledger/statements/balances.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { PlayerBonus } from '../tables.ts'
import type { Play } from './play.ts'

/** Ends a bonus whose wager is met, and makes its money real; or one of which nothing is left. */
export async function endIfOver(play: Play, db: Database, id: string): Promise<void> {
  const bonus = await db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'activated')
    .executeTakeFirst()
  if (!bonus) return
  const { account_id: player, free_left: freeLeft, wagered, required, transferred_amount: transferred } = bonus
  const money = await bonusMoneyOf(db, player, bonus.currency)
  const standing = { money, ...(await openStakesOf(db, id)), freeLeft, wagered, required, transferred }
  const end = bonusEnd(standing)
  if (!end) return
  await db
    .updateTable('player_bonuses')
    .set({
      status: end === 'won' ? 'transferred' : 'bankrupt',
      transferred_amount: transferred + money,
      ended_at: play.now(),
    })
    .where('id', '=', id)
    .execute()
  if (end === 'won') await makeReal(play, db, bonus, money)
}

async function openStakesOf(db: Database, bonus: string) {
  const rows = await db
    .selectFrom('bonus_stakes')
    .select(['is_free', ({ fn }) => fn.countAll<number>().as('count')])
    .where('bonus_id', '=', bonus)
    .where('is_open', '=', 1)
    .groupBy('is_free')
    .execute()
  const count = (isFree: number) => Number(rows.find(({ is_free }) => is_free === isFree)?.count ?? 0)
  return { openStakes: count(0) + count(1), openFree: count(1) }
}

async function makeReal(play: Play, db: Database, bonus: PlayerBonus, amount: number): Promise<void> {
  const { account_id: player } = bonus
  const currency = bonus.currency as CurrencyCode
  const cause = `bonus ${bonus.id}`
  if (amount > 0)
    await post(play, db, {
      id: `${cause} transfer`,
      kind: 'bonus',
      cause,
      legs: [
        { player, pocket: 'bonus', currency, amount: -amount },
        { player, pocket: 'cash', currency, amount },
      ],
    })
  const money = { amount: amount + bonus.transferred_amount, currency }
  await addNotice({ ...play, db }, { player, kind: 'bonus-transferred', cause, money })
}
