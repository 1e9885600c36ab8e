import type { Handler } from '../desk.ts'
import { momentOf } from '../moment.ts'

const most = 100

export const audit: Handler<'audit'> = async ({ db }, { query }) => {
  let entries = db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staff_id')
    .select(['audit.id', 'at', 'action', 'record', 'details', 'staff.name'])
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(most)
  const known = query.before
    ? await db.selectFrom('audit').select(['id', 'at']).where('id', '=', query.before).executeTakeFirst()
    : undefined
  if (known) {
    entries = entries.where((row) =>
      row.or([row('at', '<', known.at), row.and([row('at', '=', known.at), row('audit.id', '<', known.id)])]),
    )
  }
  const rows = await entries.execute()
  return {
    entries: rows.map(({ id, at, action, record, details, name }) => ({
      id,
      at: momentOf(at),
      action,
      details,
      ...(name !== null && { by: name }),
      ...(record !== null && { record }),
    })),
  }
}
