import type { Database } from '../../src/kernel/database/database.ts'
import { holdOf } from '../../src/services/ledger/transfers/holds.ts'
import { post } from '../../src/services/ledger/transfers/post.ts'
import { siteCurrencies } from '../services/ledger/site-currencies.ts'
import { move } from '../services/ledger/test-ledger.ts'

type Parts = { readonly db: Database; readonly now: () => number }

type Asked = {
  readonly amount?: number
  readonly approvals_needed?: number
  readonly method?: string
  readonly fields?: object
  /** How long ago the player asked, in milliseconds. */
  readonly ago?: number
}

const day = 24 * 3_600_000

/** Money of a player, which can be withdrawn. */
export const giveMoney = ({ db, now }: Parts, player: string, amount: number) =>
  post({ db, now, records: siteCurrencies }, db, move('deposit', player, amount))

/** A withdrawal as a player asked for it: a row, and money that is held. Returns its id. */
export async function queueWithdrawal({ db, now }: Parts, player: string, asked: Asked = {}): Promise<string> {
  const { amount = 1000, approvals_needed = 1, method = 'upi', fields = { 'upi-id': 'asha@bank' }, ago = 0 } = asked
  const id = crypto.randomUUID()
  const created_at = now() - ago
  const frozen = { approvals_needed, created_at, due_at: created_at + day, fields: JSON.stringify(fields) }
  const row = { id, account_id: player, request_id: id, request_hash: '', method, currency: 'INR', amount }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('withdrawals')
      .values({ ...row, ...frozen, state: 'pending' })
      .execute()
    const name = `withdrawal ${id}`
    const hold = holdOf({ id: name, cause: name, player, currency: 'INR', amount })
    await post({ db: transaction, now, records: siteCurrencies }, transaction, hold)
  })
  return id
}
