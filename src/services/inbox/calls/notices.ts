import type { InboxCalls } from '../../../contract/calls/inbox.ts'
import type { Handler } from '../inbox.ts'
import { countUnread } from '../notices/count-unread.ts'
import { pageOfNotices } from '../notices/page-of-notices.ts'
import { upTo } from '../notices/up-to.ts'
import type { StoredNotice } from '../tables.ts'

type Notice = InboxCalls['notices']['answer']['notices'][number]

export const notices: Handler<'notices'> = async ({ db }, { query, player: { account } }) => {
  const { rows, next } = await pageOfNotices(db, account.id, query)
  return { notices: rows.map(describe), unread: await countUnread(db, account.id), ...(next && { next }) }
}

export const readNotices: Handler<'read-notices'> = async ({ db, now }, { body: { until }, player: { account } }) => {
  await db
    .updateTable('notices')
    .set({ read_at: now() })
    .where(await upTo(db, { player: account.id, until }))
    .where('read_at', 'is', null)
    .execute()
  return { unread: await countUnread(db, account.id) }
}

export const archiveNotice: Handler<'archive-notice'> = async ({ db, now }, { params, player: { account } }) => {
  const at = now()
  await db
    .updateTable('notices')
    .set(({ fn, val }) => ({ archived_at: at, read_at: fn.coalesce('read_at', val(at)) }))
    .where('account_id', '=', account.id)
    .where('id', '=', params.notice)
    .where('archived_at', 'is', null)
    .execute()
  return { unread: await countUnread(db, account.id) }
}

export const clearNotices: Handler<'clear-notices'> = async ({ db }, { body: { until }, player: { account } }) => {
  await db
    .deleteFrom('notices')
    .where(await upTo(db, { player: account.id, until }))
    .where('archived_at', 'is not', null)
    .execute()
  return { unread: await countUnread(db, account.id) }
}

function describe({ id, kind, amount, currency, reason, created_at, read_at }: StoredNotice): Notice {
  return {
    id,
    kind,
    ...(amount !== null && currency !== null && { amount: { amount, currency } }),
    ...(reason !== null && { reason }),
    created_at: Math.floor(created_at / 1000),
    is_read: read_at !== null,
  }
}
