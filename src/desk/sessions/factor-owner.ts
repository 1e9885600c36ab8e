import { hasFactor } from '../../services/factors/held-factors.ts'
import type { Owner } from '../../services/factors/owner.ts'
import type { Desk } from '../desk.ts'
import type { Staff } from '../tables.ts'

export const ownerOf = ({ id }: Pick<Staff, 'id'>): Owner => ({ kind: 'staff', id })

/** Whether the settings let this staff member do nothing but set up a second factor. */
export async function lacksFactor({ settings, db }: Pick<Desk, 'settings' | 'db'>, staff: Staff): Promise<boolean> {
  return settings.STAFF_SECOND_FACTOR === 'required' && !(await hasFactor(db, ownerOf(staff)))
}
