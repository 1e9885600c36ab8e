import { coolingOff } from '../../../rules/limits/limit-in-force.ts'
import type { Cashier } from '../cashier.ts'
import { callError } from '../errors.ts'
import { isExcluded, limitsInForce } from '../limits/player-limits.ts'

type Parts = Pick<Cashier, 'db' | 'now'>

/** Throws if a deposit goes beyond what the player has set: deposits that may still arrive count, too. */
export async function keepLimits({ db, now }: Parts, player: string, amount: number): Promise<void> {
  const limits = await limitsInForce(db, { player, now: now() })
  if (isExcluded(limits, now())) throw callError('self-excluded')
  const limit = limits.deposit.value
  if (limit === null) return
  if ((await depositedToday({ db, now }, player)) + amount > limit) throw callError('deposit-limit')
}

/** What a player has paid in within 24 hours, or may still. */
export async function depositedToday({ db, now }: Parts, player: string): Promise<number> {
  const rows = await db
    .selectFrom('deposits')
    .select(['amount', 'sent_amount', 'credited_amount'])
    .where('account_id', '=', player)
    .where('created_at', '>', now() - coolingOff)
    .where('state', '<>', 'fail')
    .execute()
  return rows.reduce((sum, row) => sum + (row.credited_amount ?? row.sent_amount ?? row.amount), 0)
}
