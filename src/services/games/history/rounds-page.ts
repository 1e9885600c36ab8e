import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { RoundStatus } from '../../../contract/index.ts'
import { pageOf, readPlace } from '../../../kernel/database/history-place.ts'
import { spanOf } from '../../../rules/cashier/periods.ts'
import type { Games } from '../games.ts'
import type { StoredRound } from '../tables.ts'

type Filter = GamesCalls['own-rounds']['query']

/** A page of a player's rounds, newest first. It continues after a row, not after a number of rows. */
export async function roundsPage(
  { db, now }: Pick<Games, 'db' | 'now'>,
  accountId: string,
  { period = 'all', status = 'all', game, request, before, limit = '20' }: Filter,
): Promise<{ readonly rows: readonly StoredRound[]; readonly next: string | undefined }> {
  const { from, until } = spanOf(period, now())
  const size = Number(limit)
  const after = before === undefined ? undefined : readPlace(before)
  const rows = await db
    .selectFrom('rounds')
    .selectAll()
    .where(({ and, eb, ref, refTuple, tuple }) => {
      const ended = eb('state', '=', 'ended')
      const byStatus = {
        pending: [eb('state', '=', 'running')],
        won: [ended, eb('payout', '>', ref('staked'))],
        lost: [ended, eb('payout', '<=', ref('staked'))],
        returned: [eb('state', '=', 'returned')],
      } satisfies Record<Exclude<RoundStatus, 'all'>, unknown>
      return and([
        eb('account_id', '=', accountId),
        eb('created_at', '>=', from),
        eb('created_at', '<', until),
        ...(status === 'all' ? [] : byStatus[status]),
        ...(game === undefined ? [] : [eb('game', '=', game)]),
        ...(request === undefined ? [] : [eb('request_id', '=', request)]),
        ...(after ? [eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id))] : []),
      ])
    })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOf(rows, size)
}
