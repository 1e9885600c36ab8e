import type { Sportsbook } from '../sportsbook.ts'

type Place = Pick<Sportsbook, 'db' | 'now'>

const seconds = 1000

/** Who listens says so again before this time is over; then another process takes its place. */
const leaseTime = 10 * seconds

/** Whether this process listens to the feed: one at a time does. */
export async function takeLease({ db, now }: Place, feed: string, process: string): Promise<boolean> {
  const moment = now()
  const known = await db.selectFrom('feeds').selectAll().where('name', '=', feed).executeTakeFirst()
  if (known?.leader === process && known.leads_until > moment + leaseTime / 2) return true
  const taken = await db
    .insertInto('feeds')
    .values({ name: feed, leader: process, leads_until: moment + leaseTime, heard_at: moment })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leader: process, leads_until: moment + leaseTime })
        .where((row) => row.or([row('feeds.leader', '=', process), row('feeds.leads_until', '<', moment)])),
    )
    .returning('leader')
    .executeTakeFirst()
  return taken !== undefined
}

/** Lets another process listen at once. */
export async function returnLease({ db }: Pick<Place, 'db'>, feed: string, process: string): Promise<void> {
  await db.updateTable('feeds').set({ leads_until: 0 }).where('name', '=', feed).where('leader', '=', process).execute()
}
