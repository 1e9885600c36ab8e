import type { StaffMember } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import type { Staff } from '../tables.ts'

/** The properties of a staff member that colleagues see. */
export function memberOf({ id, name, email, role }: Staff): StaffMember {
  return { id, name, email, role }
}

/** Nobody is ever deleted: an id leads to a row. */
export function findMember({ db }: Pick<Desk, 'db'>, id: string): Promise<Staff> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
