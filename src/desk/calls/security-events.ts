import type { SecurityEvent } from '../../contract/index.ts'
import { sayDevice } from '../../rules/device.ts'
import { findSecurityEvents } from '../../services/security/events/find-security-events.ts'
import type { Desk, Handler } from '../desk.ts'
import { momentOf } from '../moment.ts'

export const securityEvents: Handler<'security-events'> = async (desk, { query: { from, until, ...filter } }) => {
  const rows = await findSecurityEvents(desk.db, {
    ...filter,
    from: millisecondsOf(from),
    until: millisecondsOf(until),
  })
  const staff = await namesOfStaff(desk, rows)
  return { events: rows.map((row) => eventOf(desk, row, staff.get(row.staff_id ?? ''))) }
}

const millisecondsOf = (moment: string | undefined) => (moment === undefined ? undefined : Date.parse(moment))

type Row = Awaited<ReturnType<typeof findSecurityEvents>>[number]

async function namesOfStaff({ db }: Desk, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ staff_id }) => staff_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

function eventOf({ countryOf }: Desk, row: Row, staff: string | undefined): SecurityEvent {
  const country = countryOf(row.address)
  return {
    id: row.id,
    at: momentOf(row.at),
    name: row.name,
    ...(row.account_id !== null && { account: row.account_id }),
    ...(staff !== undefined && { staff }),
    address: row.address,
    ...(country !== undefined && { country }),
    device: sayDevice(row.device),
    request: row.request_id,
    details: row.details,
  }
}
