import { marketOfPlayer } from '../../../rules/cashier/offered-methods.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'

/** The age from which people may play in the market of a player. */
export const legalAge = ({ records }: Pick<Players, 'records'>, account: Account): number =>
  marketOfPlayer(records().markets, account)?.legal.legalAge ?? 18
