import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { bonusMoneyOf } from '../../ledger/statements/balances.ts'
import type { PlayerBonus } from '../tables.ts'
import { endBonus } from './end-bonus.ts'

type Holder = { readonly player: string; readonly currency: CurrencyCode }

/** The bonuses with which a player plays, and the bonus money that would be lost with them. */
export async function activeBonusesOf(db: Database, { player, currency }: Holder) {
  const bonuses = await active(db, player)
  return {
    bonuses: bonuses.map(({ id, name }) => ({ id, name })),
    amount: await bonusMoneyOf(db, player, currency),
  }
}

/**
 * Ends the bonuses with which a player plays, and takes back their money. Returns how many there were. Part of a
 * transaction in the turn of the player's bonuses.
 */
export async function endActiveBonuses(
  ledger: Ledger,
  db: Database,
  { player, cause }: Holder & { readonly cause: string },
): Promise<number> {
  const bonuses = await active(db, player)
  for (const bonus of bonuses) await endBonus(ledger, db, bonus, { status: 'deactivated', cause })
  return bonuses.length
}

const active = (db: Database, player: string): Promise<PlayerBonus[]> =>
  db
    .selectFrom('player_bonuses')
    .selectAll()
    .where('account_id', '=', player)
    .where('status', '=', 'activated')
    .orderBy('id')
    .execute()
