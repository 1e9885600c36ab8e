import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log.ts'
import { newId } from '../../kernel/secrets.ts'
import { takeFromBudget } from './budget.ts'
import type { Events } from './events.ts'
import type { EventTable } from './tables.ts'

type Column = 'account_id' | 'form_id' | 'landing' | 'locale' | 'click_id' | 'offer_id' | 'partner_id' | 'landing_id'

/** An event; unknown properties are omitted. */
export type RecordedEvent = { readonly kind: string; readonly details?: object } & {
  readonly [Name in Column]?: string | null | undefined
}

type Queue = {
  readonly waiting: EventTable[]
  running: Promise<void> | undefined
  dropped: number
  full: boolean
  overBudget: boolean
}

const maxQueued = 5000
const batchSize = 50

const queues = new WeakMap<Database, Queue>()

function queueOf({ db }: Pick<Events, 'db'>): Queue {
  const known = queues.get(db)
  if (known) return known
  const queue: Queue = { waiting: [], running: undefined, dropped: 0, full: false, overBudget: false }
  queues.set(db, queue)
  return queue
}

/** Never throws and never delays the response: rows are written later, in batches. */
export function recordEvent(events: Events, event: RecordedEvent, log?: Pick<Log, 'warn'>): void {
  const queue = queueOf(events)
  if (queue.waiting.length >= maxQueued) {
    queue.dropped++
    if (!queue.full)
      log?.warn({ waiting: maxQueued }, 'Events arrive faster than they can be written; some are dropped')
    queue.full = true
    return
  }
  try {
    queue.waiting.push(eventRow(events, event))
  } catch (err) {
    queue.dropped++
    log?.warn({ err, kind: event.kind }, 'An event could not be written')
    return
  }
  queue.running ??= write(events, queue, log).finally(() => {
    queue.running = undefined
    queue.full = false
  })
}

/** Resolves when all recorded events are written. */
export async function drain(events: Pick<Events, 'db'>): Promise<void> {
  const queue = queueOf(events)
  while (queue.running) await queue.running
}

/** Number of events dropped since the start. */
export function droppedEvents(events: Pick<Events, 'db'>): number {
  return queueOf(events).dropped
}

async function write(events: Events, queue: Queue, log: Pick<Log, 'warn'> | undefined): Promise<void> {
  while (queue.waiting.length > 0) {
    await new Promise(setImmediate)
    const rows = queue.waiting.splice(0, batchSize)
    try {
      const room = await takeFromBudget(events, rows.length)
      noteDropped(queue, rows.length - room, log)
      if (room > 0) await events.db.insertInto('events').values(rows.slice(0, room)).execute()
    } catch (err) {
      queue.dropped += rows.length
      log?.warn({ err, events: rows.length }, 'Events could not be written')
    }
  }
}

function noteDropped(queue: Queue, count: number, log: Pick<Log, 'warn'> | undefined): void {
  queue.dropped += count
  if (count > 0 && !queue.overBudget) log?.warn({}, 'EVENTS_MAX events are stored; further ones are dropped')
  queue.overBudget = count > 0
}

/** Writes an event as part of a transaction, whatever the budget. */
export async function addEvent({ db, now }: Pick<Events, 'db' | 'now'>, event: RecordedEvent): Promise<void> {
  await db.insertInto('events').values(eventRow({ now }, event)).execute()
}

/** The row of an event; other properties of a form are ignored. */
function eventRow({ now }: Pick<Events, 'now'>, { kind, details = {}, ...columns }: RecordedEvent): EventTable {
  return {
    id: newId(),
    kind,
    account_id: plain(columns.account_id),
    form_id: plain(columns.form_id),
    landing: plain(columns.landing),
    locale: plain(columns.locale),
    click_id: plain(columns.click_id),
    offer_id: plain(columns.offer_id),
    partner_id: plain(columns.partner_id),
    landing_id: plain(columns.landing_id),
    details: JSON.stringify(details),
    created_at: now(),
  }
}

/** PostgreSQL refuses null characters, and with them the whole batch. */
const plain = (text: string | null | undefined) => text?.replaceAll('\0', '') ?? null
