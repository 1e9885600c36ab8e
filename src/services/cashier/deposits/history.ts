import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { pageOf, readPlace } from '../../../kernel/database/history-place.ts'
import { spanOf } from '../../../rules/cashier/periods.ts'
import type { Cashier } from '../cashier.ts'
import type { Deposit } from '../tables.ts'

type Filter = CashierCalls['deposits']['query']

type Page = { readonly deposits: readonly Deposit[]; readonly next: string | undefined }

/** A page of a player's deposits, newest first. It continues after a row, not after a number of rows. */
export async function depositsPage(
  { db, now }: Pick<Cashier, 'db' | 'now'>,
  accountId: string,
  { period = 'all', state, before, limit = '20' }: Filter,
): Promise<Page> {
  const { from, until } = spanOf(period, now())
  const size = Number(limit)
  const rows = await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (query) => {
      const { at, id } = readPlace(before ?? '')
      return query.where((row) =>
        row.or([row('created_at', '<', at), row.and([row('created_at', '=', at), row('id', '<', id)])]),
      )
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  const page = pageOf(rows, size)
  return { deposits: page.rows, next: page.next }
}
