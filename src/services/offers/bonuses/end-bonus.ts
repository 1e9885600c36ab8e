import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { bonusMoneyOf } from '../../ledger/statements/balances.ts'
import { post } from '../../ledger/transfers/post.ts'
import type { PlayerBonus } from '../tables.ts'

type Ending = {
  readonly status: 'deactivated' | 'expired'
  /** What ends it. */
  readonly cause: string
}

/** Ends a bonus before its wager is met, and takes back its money. Part of a transaction in the turn of the player's bonuses. */
export async function endBonus(ledger: Ledger, db: Database, bonus: PlayerBonus, { status, cause }: Ending) {
  await db.updateTable('player_bonuses').set({ status, ended_at: ledger.now() }).where('id', '=', bonus.id).execute()
  if (bonus.status !== 'activated') return
  const { account_id: player } = bonus
  const currency = bonus.currency as CurrencyCode
  const amount = await bonusMoneyOf(db, player, currency)
  if (amount === 0) return
  await post(ledger, db, {
    id: `${cause} bonus`,
    kind: 'bonus',
    cause,
    legs: [
      { player, pocket: 'bonus', currency, amount: -amount },
      { house: 'promotions', currency, amount },
    ],
  })
}
