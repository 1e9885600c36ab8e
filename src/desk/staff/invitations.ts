import type { StaffRole } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ownAddress } from '../../kernel/own-address.ts'
import { hashToken, newId, newToken } from '../../kernel/secrets.ts'
import { normalizeEmail } from '../../rules/email.ts'
import { callError } from '../errors.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'

const lifetime = 24 * 60 * 60_000

type Context = Pick<Kernel, 'db' | 'now' | 'settings'>

type Invitation = { readonly email: string; readonly role: StaffRole }

/** Creates a single-use link in place of former ones. Without PUBLIC_URL it points to this machine. */
export async function inviteStaff(
  { db, now, settings }: Context,
  { email, role }: Invitation,
  inviter?: Pick<Staff, 'id'>,
): Promise<string> {
  const normalized = normalizeEmail(email)
  if (!normalized)
    throw callError('invalid-input', { location: 'email', message: `"${email}" is not a valid e-mail address` })
  const token = newToken()
  const made = { token_hash: hashToken(token), email: normalized, role, expires_at: now() + lifetime, used_at: null }
  await db.transaction().execute(async (transaction) => {
    await removePending(transaction, normalized)
    await transaction
      .insertInto('staff_invitations')
      .values({ ...made, invited_by: inviter?.id ?? null })
      .execute()
  })
  return `${ownAddress(settings)}/admin/#/invitation/${token}`
}

const removePending = (db: Database, email: string) =>
  db
    .deleteFrom('staff_invitations')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .returning('role')
    .executeTakeFirst()

/** Its link works no more. Returns the role that it was for. */
export async function removeInvitation({ db }: Pick<Context, 'db'>, email: string): Promise<StaffRole> {
  const removed = await removePending(db, email)
  if (!removed) throw callError('unknown-invitation')
  return removed.role
}

/** Those that can still be accepted, the next to end first. */
export function pendingInvitations({ db, now }: Pick<Context, 'db' | 'now'>) {
  return db
    .selectFrom('staff_invitations as invitation')
    .leftJoin('staff', 'staff.id', 'invitation.invited_by')
    .select(['invitation.email', 'invitation.role', 'invitation.expires_at', 'staff.name'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('expires_at')
    .orderBy('invitation.email')
    .execute()
}

export function findInvitation({ db, now }: Pick<Context, 'db' | 'now'>, token: string) {
  return db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

type Accepted = { readonly token: string; readonly name: string; readonly passwordHash: string }

/** Accepts an invitation once. An existing account keeps its name and role and gets the new password. */
export function acceptInvitation({ db, now }: Pick<Context, 'db' | 'now'>, accepted: Accepted): Promise<Staff> {
  return db.transaction().execute(async (transaction) => {
    const invitation = await transaction
      .updateTable('staff_invitations')
      .set({ used_at: now() })
      .where('token_hash', '=', hashToken(accepted.token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning(['email', 'role'])
      .executeTakeFirst()
    if (!invitation) throw callError('invitation-used')
    return storeStaff(transaction, invitation, accepted, now())
  })
}

async function storeStaff(
  db: Database,
  invitation: Invitation,
  { name, passwordHash }: Accepted,
  now: number,
): Promise<Staff> {
  const staff = await db
    .insertInto('staff')
    .values({
      id: newId(),
      ...invitation,
      name,
      password_hash: passwordHash,
      created_at: now,
      last_seen_at: null,
      tour_step: 0,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash: passwordHash }))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (staff.blocked) throw callError('user-blocked', { location: 'token' })
  await endSessionsOf(db, staff.id, now)
  return staff
}
