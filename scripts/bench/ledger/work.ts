import { newId } from '../../../src/kernel/secrets.ts'
import type { Ledger } from '../../../src/services/ledger/ledger.ts'
import { captureOf, holdOf, releaseOf } from '../../../src/services/ledger/transfers/holds.ts'
import { postAlone } from '../../../src/services/ledger/transfers/post.ts'
import type { Transfer } from '../../../src/services/ledger/transfers/transfer.ts'

const currency = 'INR'

/** The records of a ledger with one currency. */
export const records: Ledger['records'] = () => ({
  site: { currencies: [{ code: currency, symbol: '₹', flag: 'IN', digits: 2 }] },
})

/** Players with plenty of cash and bonus money. */
export async function addPlayers({ db, now, records }: Ledger, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, newId)
  const seen = { created_at: now(), last_seen_at: now(), last_seen_ip: '' }
  const rows = ids.map((id) => ({ id, email_confirmed: 0, currency, locale: 'en', subscriptions: '[]', ...seen }))
  await db.insertInto('accounts').values(rows).execute()
  for (const player of ids) await postAlone({ db, now, records }, fill(player))
  return ids
}

const plenty = 10 ** 12

/** A deposit of plenty. */
export const fill = (player: string): Transfer => ({
  id: newId(),
  kind: 'deposit',
  cause: 'bench',
  legs: [
    { player, pocket: 'cash', currency, amount: plenty },
    { player, pocket: 'bonus', currency, amount: plenty },
    { house: 'payments', currency, amount: -2 * plenty },
  ],
})

/** A bet that is paid with cash and bonus money: three legs. */
export const stakeOf = (player: string): Transfer => ({
  id: newId(),
  kind: 'stake',
  cause: 'bench',
  legs: [
    { player, pocket: 'cash', currency, amount: -800 },
    { player, pocket: 'bonus', currency, amount: -200 },
    { house: 'sportsbook', currency, amount: 1000 },
  ],
})

/** A withdrawal that is partly paid out: three transfers. */
export async function withdraw(ledger: Ledger, player: string): Promise<void> {
  const hold = newId()
  const part = { cause: 'bench', player, currency, hold }
  await postAlone(ledger, holdOf({ ...part, id: hold, amount: 1000 }))
  await postAlone(ledger, captureOf({ ...part, id: newId(), amount: 700 }, 'payments'))
  await postAlone(ledger, releaseOf({ ...part, id: newId(), amount: 300 }))
}
