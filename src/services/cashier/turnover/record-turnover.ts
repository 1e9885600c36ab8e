import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'

export type SettledStake = {
  /** What was settled: the kind of a thing and its id, such as `bet 7f3a`. It counts once. */
  readonly reference: string
  readonly player: string
  readonly currency: CurrencyCode
  /** The real money that was staked, in minor units; bonus money is no turnover, and neither is a stake given back. */
  readonly stake: number
  /** In thousandths: those of a bet, or of a round what it paid for its stake, at least 1000. */
  readonly odds: number
}

type Parts = { readonly now: () => number }

/**
 * Counts stakes towards the turnover that withdrawals need. Whoever settles a bet or a round calls this in the same
 * transaction as the settlement's transfer.
 */
export async function recordTurnover({ now }: Parts, db: Database, ...settled: SettledStake[]): Promise<void> {
  if (settled.length === 0) return
  const settled_at = now()
  await db
    .insertInto('turnover')
    .values(settled.map(({ player: account_id, ...columns }) => ({ ...columns, account_id, settled_at })))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** What was counted before a result was corrected; the settlement that follows counts it anew. */
export async function takeBackTurnover(db: Database, references: readonly string[]): Promise<void> {
  if (references.length > 0) await db.deleteFrom('turnover').where('reference', 'in', references).execute()
}
