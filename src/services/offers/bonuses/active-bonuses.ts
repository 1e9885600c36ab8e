import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { bonusMoneyOf } from '../../ledger/statements/balances.ts'
import { post } from '../../ledger/transfers/post.ts'

type Holder = { readonly player: string; readonly currency: CurrencyCode }

/** The bonuses with which a player plays, and the bonus money that would be lost with them. */
export async function activeBonusesOf(db: Database, { player, currency }: Holder) {
  const bonuses = await db
    .selectFrom('player_bonuses')
    .select(['id', 'name'])
    .where('account_id', '=', player)
    .where('status', '=', 'activated')
    .orderBy('id')
    .execute()
  return { bonuses, amount: await bonusMoneyOf(db, player, currency) }
}

/**
 * Ends the bonuses with which a player plays, and takes back their money. Returns how many there were. Part of a
 * transaction in the turn of the player's bonuses.
 */
export async function endActiveBonuses(
  ledger: Ledger,
  db: Database,
  { player, currency, cause }: Holder & { readonly cause: string },
): Promise<number> {
  const { bonuses, amount } = await activeBonusesOf(db, { player, currency })
  if (bonuses.length === 0) return 0
  await db
    .updateTable('player_bonuses')
    .set({ status: 'deactivated' })
    .where('account_id', '=', player)
    .where('status', '=', 'activated')
    .execute()
  if (amount > 0) await takeBack(ledger, db, { player, currency, cause, amount })
  return bonuses.length
}

type Taken = Holder & { readonly cause: string; readonly amount: number }

async function takeBack(ledger: Ledger, db: Database, { player, currency, cause, amount }: Taken): Promise<void> {
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
