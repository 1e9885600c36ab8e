import { insertRow } from '../../kernel/database/insert-row.ts'
import { WriteBehind } from '../../kernel/database/write-behind.ts'
import type { Log } from '../../kernel/log.ts'
import { hashToken, newId } from '../../kernel/secrets.ts'
import { takeFromBudget } from './budget.ts'
import type { Events } from './events.ts'
import type { EventTable } from './tables.ts'

type Column = 'account_id' | 'form_id' | 'landing' | 'locale' | 'click_id' | 'offer_id' | 'partner_id' | 'landing_id'

/** An event; unknown properties are omitted. */
export type RecordedEvent = { readonly kind: string; readonly details?: object } & {
  readonly [Name in Column]?: string | null | undefined
}

const written = new WriteBehind<Events, EventTable>({
  one: 'An event',
  many: 'Events',
  async write(events, rows, log) {
    const room = await takeFromBudget(events, rows.length, log)
    if (room > 0) await events.db.insertInto('events').values(rows.slice(0, room)).execute()
    return room
  },
})

/** Never throws and never delays the response: rows are written later, in batches. */
export function recordEvent(events: Events, event: RecordedEvent, log?: Pick<Log, 'warn'>): void {
  written.add(events, () => eventRow(events, event), log)
}

/** Resolves when all recorded events are written. */
export const drain = ({ db }: Pick<Events, 'db'>): Promise<void> => written.drain(db)

/** Number of events dropped since the start. */
export const droppedEvents = ({ db }: Pick<Events, 'db'>): number => written.dropped(db)

/** Writes an event as part of a transaction, whatever the budget. */
export async function addEvent({ db, now }: Pick<Events, 'db' | 'now'>, event: RecordedEvent): Promise<void> {
  await insertRow(db, 'events', eventRow({ now }, event))
}

/** The row of an event; other properties of a form are ignored. */
function eventRow({ now }: Pick<Events, 'now'>, { kind, details = {}, ...columns }: RecordedEvent): EventTable {
  return {
    id: newId(),
    kind,
    account_id: plain(columns.account_id),
    // Hashed: the answers of forms are sealed with their ids.
    form_id: columns.form_id ? hashFormId(columns.form_id) : null,
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

export const hashFormId = (formId: string) => hashToken(`form ${formId}`)

/** PostgreSQL refuses null characters, and with them the whole batch. */
const plain = (text: string | null | undefined) => text?.replaceAll('\0', '') ?? null
