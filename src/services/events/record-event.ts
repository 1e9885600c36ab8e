import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log.ts'
import { newId } from '../../kernel/secrets.ts'
import type { Events } from './events.ts'
import type { EventTable } from './tables.ts'

type Told = 'account_id' | 'form_id' | 'landing' | 'locale' | 'click_id' | 'offer_id' | 'partner_id' | 'landing_id'

/** Something that happened; what is not known is left out. */
export type RecordedEvent = { readonly kind: string; readonly details?: object } & {
  readonly [Name in Told]?: string | null | undefined
}

type Line = { readonly waiting: EventTable[]; running: Promise<void> | undefined; dropped: number; full: boolean }

const longest = 5000
const batch = 50

const lines = new WeakMap<Database, Line>()

function lineOf({ db }: Pick<Events, 'db'>): Line {
  const known = lines.get(db)
  if (known) return known
  const line: Line = { waiting: [], running: undefined, dropped: 0, full: false }
  lines.set(db, line)
  return line
}

/** Never throws and never delays the answer: the row is written afterwards, many at a time. */
export function recordEvent(events: Events, event: RecordedEvent, log?: Pick<Log, 'warn'>): void {
  const line = lineOf(events)
  if (line.waiting.length >= longest) {
    line.dropped++
    if (!line.full) log?.warn({ waiting: longest }, 'Events come faster than they can be written: some are dropped')
    line.full = true
    return
  }
  try {
    line.waiting.push(eventRow(events, event))
  } catch (err) {
    line.dropped++
    log?.warn({ err, kind: event.kind }, 'An event could not be written')
    return
  }
  line.running ??= write(events.db, line, log).finally(() => {
    line.running = undefined
    line.full = false
  })
}

/** Resolves when everything that was recorded is written. */
export async function drain(events: Pick<Events, 'db'>): Promise<void> {
  const line = lineOf(events)
  while (line.running) await line.running
}

/** How many events were lost since the start. */
export function droppedEvents(events: Pick<Events, 'db'>): number {
  return lineOf(events).dropped
}

async function write(db: Database, line: Line, log: Pick<Log, 'warn'> | undefined): Promise<void> {
  while (line.waiting.length > 0) {
    await new Promise(setImmediate)
    const rows = line.waiting.splice(0, batch)
    try {
      await db.insertInto('events').values(rows).execute()
    } catch (err) {
      line.dropped += rows.length
      log?.warn({ err, events: rows.length }, 'Events could not be written')
    }
  }
}

/** Writes an event at once, for a transaction that it belongs to. */
export async function addEvent({ db, now }: Events, event: RecordedEvent): Promise<void> {
  await db.insertInto('events').values(eventRow({ now }, event)).execute()
}

/** The row of an event; what else a form said is not of interest here. */
function eventRow({ now }: Pick<Events, 'now'>, { kind, details = {}, ...told }: RecordedEvent): EventTable {
  return {
    id: newId(),
    kind,
    account_id: plain(told.account_id),
    form_id: plain(told.form_id),
    landing: plain(told.landing),
    locale: plain(told.locale),
    click_id: plain(told.click_id),
    offer_id: plain(told.offer_id),
    partner_id: plain(told.partner_id),
    landing_id: plain(told.landing_id),
    details: JSON.stringify(details),
    created_at: now(),
  }
}

/** PostgreSQL refuses a zero byte, and with it all rows of the batch. */
const plain = (text: string | null | undefined) => text?.replaceAll('\0', '') ?? null
