import type { SecurityEventName } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { SecurityEventTable } from '../tables.ts'

type Filter = {
  readonly name?: SecurityEventName | undefined
  readonly account?: string | undefined
  /** Milliseconds. */
  readonly from?: number | undefined
  /** Milliseconds, exclusive. */
  readonly until?: number | undefined
  /** The id of an event; only older ones are returned. */
  readonly before?: string | undefined
}

const page = 100

/** A page of events, newest first. */
export async function findSecurityEvents(db: Database, filter: Filter): Promise<SecurityEventTable[]> {
  const { name, account, from, until, before } = filter
  const known = before
    ? await db.selectFrom('security_events').select(['id', 'at']).where('id', '=', before).executeTakeFirst()
    : undefined
  return db
    .selectFrom('security_events')
    .selectAll()
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        ...(name ? [eb('name', '=', name)] : []),
        ...(account ? [eb('account_id', '=', account)] : []),
        ...(from === undefined ? [] : [eb('at', '>=', from)]),
        ...(until === undefined ? [] : [eb('at', '<', until)]),
        ...(known ? [eb(refTuple('at', 'id'), '<', tuple(known.at, known.id))] : []),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page)
    .execute()
}
