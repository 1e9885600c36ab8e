import type { Log } from '../../kernel/log.ts'
import type { Events } from './events.ts'

/** How many events are stored, as far as this process knows. */
type Count = { rows: number; readonly at: number; isOver: boolean }

const counts = new WeakMap<object, Count>()

/** Other processes write, too, and sweeping deletes, so the rows are counted again from time to time. */
const recountAfter = 10 * 60_000

/**
 * How many of these events the budget has room for. It does not bound registrations: they are the last to stop when
 * somebody floods the statistics.
 */
export async function takeFromBudget(events: Events, wanted: number, log?: Pick<Log, 'warn'>): Promise<number> {
  const count = await countOf(events)
  const taken = Math.max(0, Math.min(wanted, events.settings.EVENTS_MAX - count.rows))
  count.rows += taken
  if (taken < wanted && !count.isOver) log?.warn({}, 'EVENTS_MAX events are stored; further ones are dropped')
  count.isOver = taken < wanted
  return taken
}

async function countOf(events: Events): Promise<Count> {
  const { db, now } = events
  const known = counts.get(db)
  if (known && now() - known.at < recountAfter) return known
  const count = { rows: await countRows(events), at: now(), isOver: known?.isOver ?? false }
  counts.set(db, count)
  return count
}

async function countRows({ db }: Events): Promise<number> {
  const { rows } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number | bigint>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
