import type { Caller } from '../../kernel/calls/call.ts'
import type { Database } from '../../kernel/database/database.ts'
import { hashToken, newId, newToken } from '../../kernel/secrets.ts'
import { sayDevice } from '../../rules/device.ts'
import { voidSteps } from '../../services/factors/second-steps/second-steps.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

export const sessionCookie = 'desk_session'

const hour = 60 * 60_000
/** A session expires after this time without use. */
const lifetime = 12 * hour
/** Use is recorded at most this often, not with every call. */
const seenEvery = 60_000

export async function beginSession({ db, now }: Desk, caller: Caller, staff: Staff): Promise<void> {
  const token = newToken()
  await db
    .insertInto('staff_sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      staff_id: staff.id,
      ip: caller.ip,
      user_agent: caller.userAgent,
      created_at: now(),
      seen_at: now(),
      expires_at: now() + lifetime,
      ended_at: null,
    })
    .execute()
  await markSeen(db, staff.id, now())
  giveCookie(caller, token, lifetime)
}

/** The staff member of the session cookie; undefined if the session has ended or the account is blocked. */
export async function findStaff({ db, now }: Desk, token: string | undefined): Promise<Staff | undefined> {
  if (!token) return undefined
  const found = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff')
    .select('seen_at')
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('blocked', '=', 0)
    .executeTakeFirst()
  if (!found) return undefined
  const { seen_at, ...staff } = found
  if (now() - seen_at >= seenEvery) {
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: now(), expires_at: now() + lifetime })
      .where('token_hash', '=', hashToken(token))
      .execute()
    await markSeen(db, staff.id, now())
  }
  return staff
}

/** Keeps the cookie's expiry in step with the session's, which each use extends. */
export function prolongCookie(caller: Caller): void {
  const token = caller.cookie(sessionCookie)
  if (token) giveCookie(caller, token, lifetime)
}

export async function endSession({ db, now }: Desk, caller: Caller): Promise<void> {
  const token = caller.cookie(sessionCookie)
  giveCookie(caller, '', 0)
  if (!token) return
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now() })
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a session of a staff member; returns its device. */
export async function endOneSession({ db, now }: Desk, staff: Staff, id: string): Promise<string> {
  const ended = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now() })
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .returning('user_agent')
    .executeTakeFirst()
  if (!ended) throw callError('unknown-session')
  return sayDevice(ended.user_agent)
}

/** Ends the sessions of a staff member, and what was begun of another. */
export async function endSessionsOf(db: Database, staffId: string, now: number): Promise<void> {
  await voidSteps({ db }, { kind: 'staff', id: staffId })
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the sessions of a staff member, except the one of the caller. */
export async function endOtherSessions({ db, now }: Desk, caller: Caller, { id }: Staff): Promise<void> {
  await voidSteps({ db }, { kind: 'staff', id })
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now() })
    .where('staff_id', '=', id)
    .where('token_hash', '!=', hashToken(caller.cookie(sessionCookie) ?? ''))
    .where('ended_at', 'is', null)
    .execute()
}

async function markSeen(db: Database, staffId: string, now: number): Promise<void> {
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute()
}

function giveCookie(caller: Caller, token: string, milliseconds: number): void {
  caller.setCookie(sessionCookie, token, milliseconds / 1000, { path: '/admin', sameSite: 'strict' })
}
