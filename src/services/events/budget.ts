import type { Events } from './events.ts'

/** How many events are stored, as far as this process knows. */
type Count = { rows: number; readonly at: number }

const counts = new WeakMap<object, Count>()

/** Other processes write, too, and sweeping deletes, so the rows are counted again from time to time. */
const recountAfter = 10 * 60_000

/**
 * How many of these events the budget has room for. It does not bound registrations: they are the last to stop when
 * somebody floods the statistics.
 */
export async function takeFromBudget(events: Events, wanted: number): Promise<number> {
  const { db, now, settings } = events
  const known = counts.get(db)
  const count = known && now() - known.at < recountAfter ? known : { rows: await countRows(events), at: now() }
  counts.set(db, count)
  const taken = Math.max(0, Math.min(wanted, settings.EVENTS_MAX - count.rows))
  count.rows += taken
  return taken
}

async function countRows({ db }: Events): Promise<number> {
  const { rows } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number | bigint>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
