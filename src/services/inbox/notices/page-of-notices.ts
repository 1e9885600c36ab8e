import type { InboxCalls } from '../../../contract/calls/inbox.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { pageOf, readPlace } from '../../../kernel/database/history-place.ts'

type Filter = InboxCalls['notices']['query']

/** A page of what a player was told, newest first. It continues after a row, not after a number of rows. */
export async function pageOfNotices(db: Database, accountId: string, { box, before, limit = '20' }: Filter) {
  const size = Number(limit)
  const after = before === undefined ? undefined : readPlace(before)
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        eb('account_id', '=', accountId),
        eb('archived_at', box === 'archive' ? 'is not' : 'is', null),
        ...(after ? [eb(refTuple('created_at', 'id'), '<', tuple(after.at, after.id))] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  return pageOf(rows, size)
}
