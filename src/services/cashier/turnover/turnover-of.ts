import type { Database } from '../../../kernel/database/database.ts'
import type { PaidIn, Staked } from '../../../rules/cashier/withdrawals/turnover.ts'

type Span = { readonly player: string; readonly currency: string; readonly since: number }

/** The credited deposits of a player since a moment, oldest first. */
export async function depositsSince(db: Database, { player, currency, since }: Span): Promise<PaidIn[]> {
  const rows = await db
    .selectFrom('deposits')
    .select(['credited_amount', 'finished_at'])
    .where('account_id', '=', player)
    .where('currency', '=', currency)
    .where('state', '=', 'success')
    .where('finished_at', '>=', since)
    .orderBy('finished_at')
    .execute()
  return rows.map(({ credited_amount, finished_at }) => ({ amount: credited_amount ?? 0, at: finished_at ?? 0 }))
}

/** What a player bet since a moment, oldest first. */
export async function stakesSince(db: Database, { player, currency, since }: Span): Promise<Staked[]> {
  const rows = await db
    .selectFrom('turnover')
    .select(['reference', 'stake', 'odds', 'settled_at'])
    .where('account_id', '=', player)
    .where('currency', '=', currency)
    .where('settled_at', '>=', since)
    .orderBy('settled_at')
    .orderBy('reference')
    .execute()
  return rows.map(({ settled_at: at, ...bet }) => ({ ...bet, at }))
}

/** The turnover of a player, for an export of everything that is stored. */
export const turnoverRowsOf = (db: Database, accountId: string) =>
  db.selectFrom('turnover').selectAll().where('account_id', '=', accountId).orderBy('settled_at').execute()
