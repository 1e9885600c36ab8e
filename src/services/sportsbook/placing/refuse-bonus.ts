import { bonusMoneyOf } from '../../ledger/statements/balances.ts'
import { callError } from '../errors.ts'
import type { Bettor, Sportsbook } from '../sportsbook.ts'

/** Bets with bonus money do not count for its bonus yet, so none are taken: the player is told to switch. */
export async function refuseBonus({ db }: Pick<Sportsbook, 'db'>, { id, currency }: Bettor): Promise<never> {
  throw callError((await bonusMoneyOf(db, id, currency)) > 0 ? 'bonus-elsewhere' : 'bonus-zero')
}
