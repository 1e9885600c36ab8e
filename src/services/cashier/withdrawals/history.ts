import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { pageOf, readPlace } from '../../../kernel/database/history-place.ts'
import { spanOf } from '../../../rules/cashier/periods.ts'
import type { Withdrawing } from '../withdrawing.ts'

type Filter = CashierCalls['withdrawals']['query']

/** A page of a player's withdrawals, newest first. It continues after a row, not after a number of rows. */
export async function withdrawalsPage(
  { db, now }: Pick<Withdrawing, 'db' | 'now'>,
  accountId: string,
  { period = 'all', state, before, limit = '20' }: Filter,
) {
  const { from, until } = spanOf(period, now())
  const size = Number(limit)
  const after = before === undefined ? undefined : readPlace(before)
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        eb('account_id', '=', accountId),
        eb('created_at', '>=', from),
        eb('created_at', '<', until),
        ...(state ? [eb('state', '=', state)] : []),
        ...(after ? [eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id))] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOf(rows, size)
}
