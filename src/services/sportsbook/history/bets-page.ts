import type { SportsCalls } from '../../../contract/calls/sports.ts'
import type { BetState, BetStatus } from '../../../contract/index.ts'
import { pageOf, readPlace } from '../../../kernel/database/history-place.ts'
import { spanOf } from '../../../rules/cashier/periods.ts'
import type { Sportsbook } from '../sportsbook.ts'

type Filter = SportsCalls['own-bets']['query']

const statesOf: Readonly<Record<Exclude<BetStatus, 'all'>, readonly BetState[]>> = {
  pending: ['held', 'open'],
  won: ['won', 'cashed-out'],
  lost: ['lost'],
  returned: ['returned', 'refused'],
}

/** A page of a player's bets, newest first. It continues after a row, not after a number of rows. */
export async function betsPage(
  { db, now }: Pick<Sportsbook, 'db' | 'now'>,
  accountId: string,
  { period = 'all', status = 'all', request, before, limit = '20' }: Filter,
) {
  const { from, until } = spanOf(period, now())
  const size = Number(limit)
  const after = before === undefined ? undefined : readPlace(before)
  const rows = await db
    .selectFrom('bets')
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        eb('account_id', '=', accountId),
        eb('created_at', '>=', from),
        eb('created_at', '<', until),
        ...(status === 'all' ? [] : [eb('state', 'in', statesOf[status])]),
        ...(request === undefined ? [] : [eb('request_id', '=', request)]),
        ...(after ? [eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id))] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOf(rows, size)
}
