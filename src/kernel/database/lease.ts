import type { Kernel } from '../kernel.ts'
import { prepare } from './prepare.ts'

type Place = Pick<Kernel, 'db' | 'now'>

export type Lease = {
  /** What only one process at a time does. */
  readonly name: string
  readonly process: string
  /** Who leads says so again before this time is over, in milliseconds; then another process takes its place. */
  readonly time: number
}

const findLease = prepare((db, { name }: Pick<Lease, 'name'>) =>
  db.selectFrom('leases').selectAll().where('name', '=', name),
)

/** Whether this process leads: one at a time does. */
export async function takeLease({ db, now }: Place, { name, process, time }: Lease): Promise<boolean> {
  const moment = now()
  const [known] = await findLease(db, { name })
  if (known?.leader === process && known.leads_until > moment + time / 2) return true
  if (known && known.leader !== process && known.leads_until >= moment) return false
  const taken = await db
    .insertInto('leases')
    .values({ name, leader: process, leads_until: moment + time })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leader: process, leads_until: moment + time })
        .where((row) => row.or([row('leases.leader', '=', process), row('leases.leads_until', '<', moment)])),
    )
    .returning('leader')
    .executeTakeFirst()
  return taken !== undefined
}

/** Lets another process lead at once. */
export async function returnLease({ db }: Pick<Place, 'db'>, { name, process }: Omit<Lease, 'time'>): Promise<void> {
  await db
    .updateTable('leases')
    .set({ leads_until: 0 })
    .where('name', '=', name)
    .where('leader', '=', process)
    .execute()
}
