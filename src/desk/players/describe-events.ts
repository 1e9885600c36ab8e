import type { SecurityEvent } from '../../contract/index.ts'
import { sayDevice } from '../../rules/device.ts'
import type { findSecurityEvents } from '../../services/security/events/find-security-events.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import { placeOf } from './place.ts'

type Row = Awaited<ReturnType<typeof findSecurityEvents>>[number]

/** Security events as the staff reads them. */
export async function describeEvents(desk: Desk, rows: readonly Row[]): Promise<SecurityEvent[]> {
  const staff = await staffNames(
    desk,
    rows.flatMap(({ staff_id }) => staff_id ?? []),
  )
  return rows.map((row) => {
    const by = staff.get(row.staff_id ?? '')
    return {
      id: row.id,
      at: momentOf(row.at),
      name: row.name,
      ...(row.account_id !== null && { account: row.account_id }),
      ...(by !== undefined && { staff: by }),
      ...placeOf(desk, row.address),
      device: sayDevice(row.device),
      request: row.request_id,
      details: row.details,
    }
  })
}
