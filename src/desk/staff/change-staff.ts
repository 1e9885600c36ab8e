import type { StaffRole } from '../../contract/index.ts'
import type { Database } from '../../kernel/database/database.ts'
import { mayDo } from '../../rules/staff-roles.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Staff } from '../tables.ts'

type Change = { readonly id: string; readonly role?: StaffRole; readonly blocked?: boolean }

/** Losing permissions ends all sessions; one administrator must remain. */
export function changeStaffMember({ db, now }: Desk, { id, role, blocked }: Change): Promise<Staff> {
  return db.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction)
    const before = await transaction.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
    if (!before) throw callError('unknown-staff')
    const after = { role: role ?? before.role, blocked: Number(blocked ?? before.blocked) }
    await transaction.updateTable('staff').set(after).where('id', '=', id).execute()
    if (!(await hasAdministrator(transaction))) throw callError('last-administrator')
    if (after.blocked || !mayDo(after.role, before.role)) await endSessionsOf(transaction, id, now())
    return { ...before, ...after }
  })
}

/** Serialises concurrent changes, so two administrators cannot demote each other. */
async function lockAdministrators(db: Database): Promise<void> {
  await db
    .updateTable('staff')
    .set((row) => ({ role: row.ref('role') }))
    .where('role', '=', 'administrator')
    .execute()
}

async function hasAdministrator(db: Database): Promise<boolean> {
  const remaining = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .where('blocked', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return remaining !== undefined
}
