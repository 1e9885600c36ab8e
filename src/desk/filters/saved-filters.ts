import type { ExpressionBuilder } from 'kysely'
import { isUniqueViolation } from '../../kernel/database/is-unique-violation.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Desk } from '../desk.ts'
import { callError } from '../errors.ts'
import type { Staff } from '../tables.ts'

/** So many filters one member can have. */
const most = 200

type Filter = { readonly name: string; readonly search: string; readonly isShared: boolean }

/** The member's own filters and those that colleagues share, by name. */
export async function filtersFor({ db }: Desk, { id: own }: Staff) {
  const rows = await db
    .selectFrom('saved_filters')
    .innerJoin('staff', 'staff.id', 'saved_filters.staff_id')
    .select(['saved_filters.id', 'saved_filters.name', 'search', 'shared', 'staff_id', 'staff.name as by'])
    .where((where) => where.or([where('staff_id', '=', own), where('shared', '=', 1)]))
    .orderBy('saved_filters.name')
    .orderBy('saved_filters.id')
    .execute()
  return rows.map(({ shared, staff_id, ...filter }) => ({
    ...filter,
    isShared: shared === 1,
    isMine: staff_id === own,
  }))
}

/** Saves a new filter, or changes one; returns its id. */
export async function saveFilter(desk: Desk, staff: Staff, id: string | undefined, filter: Filter): Promise<string> {
  const { db, now } = desk
  const values = {
    name: filter.name.trim(),
    search: filter.search,
    shared: filter.isShared ? 1 : 0,
    saved_at: now(),
  }
  try {
    if (id === undefined) {
      await requireRoom(desk, staff)
      const added = { id: newId(), staff_id: staff.id, ...values }
      await db.insertInto('saved_filters').values(added).execute()
      return added.id
    }
    const changed = await db
      .updateTable('saved_filters')
      .set(values)
      .where('id', '=', id)
      .where(mayChange(staff))
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw callError('unknown-filter')
    return changed.id
  } catch (error) {
    throw isUniqueViolation(error) ? callError('filter-name-taken') : error
  }
}

async function requireRoom({ db }: Desk, { id }: Staff): Promise<void> {
  const { count } = await db
    .selectFrom('saved_filters')
    .select((row) => row.fn.countAll().as('count'))
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) throw callError('too-many-filters')
}

/** One's own; administrators also tidy up what others share, such as members who have left. */
const mayChange = (staff: Staff) => (where: ExpressionBuilder<Tables, 'saved_filters'>) =>
  staff.role === 'administrator'
    ? where.or([where('staff_id', '=', staff.id), where('shared', '=', 1)])
    : where('staff_id', '=', staff.id)

export async function removeFilter({ db }: Desk, staff: Staff, id: string): Promise<void> {
  const removed = await db
    .deleteFrom('saved_filters')
    .where('id', '=', id)
    .where(mayChange(staff))
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw callError('unknown-filter')
}
