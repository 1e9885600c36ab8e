import type { Database } from '../../../kernel/database/database.ts'
import { takeTurn } from '../../../kernel/database/in-turn.ts'
import type { BonusStake, PlayerBonus } from '../tables.ts'

/** A stake, and the bonus with which it was made. */
export type StakeWithBonus = BonusStake & { readonly of: PlayerBonus }

/** What was staked with bonuses, by cause; nobody else changes these bonuses until the transaction ends. */
export async function stakesWithBonuses(
  db: Database,
  causes: readonly string[],
): Promise<ReadonlyMap<string, StakeWithBonus>> {
  if (causes.length === 0) return new Map()
  const stakes = await db.selectFrom('bonus_stakes').selectAll().where('cause', 'in', causes).execute()
  if (stakes.length === 0) return new Map()
  const players = new Set(stakes.map(({ account_id }) => account_id))
  for (const player of [...players].toSorted()) await takeTurn(db, `bonuses of ${player}`)
  const bonuses = await db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('id', 'in', [...new Set(stakes.map(({ bonus_id }) => bonus_id))])
    .execute()
  const byId = new Map(bonuses.map((bonus) => [bonus.id, bonus]))
  return new Map(
    stakes.flatMap((stake) => {
      const of = byId.get(stake.bonus_id)
      return of ? [[stake.cause, { ...stake, of }] as const] : []
    }),
  )
}
