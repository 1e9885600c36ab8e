import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { originOf } from '../../events/of-account.ts'
import { addEvent } from '../../events/record-event.ts'
import { post } from '../../ledger/transfers/post.ts'
import { activateBonus } from '../../offers/bonuses/activate-bonus.ts'
import type { Cashier } from '../cashier.ts'
import type { Deposit } from '../tables.ts'

/** Puts the money into the player's account, once for each deposit, and what it brings along. */
export async function creditDeposit(cashier: Cashier, db: Database, deposit: Deposit): Promise<void> {
  const { id, account_id: player, credited_amount } = deposit
  const amount = credited_amount ?? 0
  const currency: CurrencyCode = deposit.currency
  const cause = `deposit ${id}`
  await post(cashier, db, {
    id: cause,
    kind: 'deposit',
    cause,
    legs: [
      { player, pocket: 'cash', currency, amount },
      { house: 'payments', currency, amount: -amount },
    ],
  })
  await activateBonus(cashier, db, { player, amount, currency })
  if (await isFirst(db, deposit)) await recordFirst(cashier, db, deposit)
}

async function isFirst(db: Database, { id, account_id }: Deposit): Promise<boolean> {
  const other = await db
    .selectFrom('deposits')
    .select('id')
    .where('account_id', '=', account_id)
    .where('state', '=', 'success')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

async function recordFirst({ now }: Cashier, db: Database, deposit: Deposit): Promise<void> {
  const { account_id, method, currency, credited_amount: amount } = deposit
  const details = { method, currency, amount }
  await addEvent({ db, now }, { ...(await originOf(db, account_id)), kind: 'first-deposit', account_id, details })
}
