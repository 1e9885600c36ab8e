import type { Database } from '../../../kernel/database/database.ts'
import { splitStake } from '../../../rules/bonus/split.ts'
import { lockedCashOf } from '../../ledger/statements/balances.ts'
import type { Playing } from './play.ts'

type Wanted = Pick<Playing, 'player' | 'currency' | 'balance'> & { readonly amount: number }

/** How much of a stake would be real money, which is what a player's own limits are about. */
export async function realPartOf(db: Database, { player, currency, balance, amount }: Wanted): Promise<number> {
  if (balance === 'cash') return amount
  if (balance === 'free') return 0
  return splitStake(amount, { cash: await lockedCashOf(db, player, currency), bonus: 0 }).cash
}
