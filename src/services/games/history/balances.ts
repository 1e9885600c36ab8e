import type { PlayBalances } from '../../../contract/index.ts'
import { balancesOf } from '../../ledger/statements/balances.ts'
import type { Gambler, Games } from '../games.ts'

/** What a player can play with. */
export async function playBalances({ db }: Pick<Games, 'db'>, { id, currency }: Gambler): Promise<PlayBalances> {
  const free = (await balancesOf(db, id)).filter((one) => one.currency === currency && one.hold_id === '')
  const of = (pocket: 'cash' | 'bonus') => free.find((one) => one.pocket === pocket)?.amount ?? 0
  return { cash: of('cash'), bonus: of('bonus') }
}
