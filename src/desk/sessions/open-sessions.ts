import type { StaffSession } from '../../contract/index.ts'
import type { Caller } from '../../kernel/calls/call.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { sayDevice } from '../../rules/device.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import type { Staff } from '../tables.ts'
import { sessionCookie } from './sessions.ts'

const most = 100

/** The browsers in which a staff member is signed in, last used first. */
export async function openSessionsOf(
  { db, now, countryOf }: Desk,
  staff: Staff,
  caller: Caller,
): Promise<StaffSession[]> {
  const own = hashToken(caller.cookie(sessionCookie) ?? '')
  const rows = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, token_hash, ip, user_agent, created_at, seen_at }) => {
    const country = countryOf(ip)
    return {
      id,
      device: sayDevice(user_agent),
      ...(country !== undefined && { country }),
      beganAt: momentOf(created_at),
      seenAt: momentOf(seen_at),
      ...(token_hash === own && { isCurrent: true }),
    }
  })
}
