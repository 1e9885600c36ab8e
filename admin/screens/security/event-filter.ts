import nameSchema from '../../../schema/shared/security-event-name.schema.json' with { type: 'json' }
import type { SecurityEventName } from '../../../src/contract/index.ts'
import type { Asked } from '../../api/ask.ts'

export const eventNames = nameSchema.enum as readonly SecurityEventName[]

/** What the screen shows, as its address states it; the days are of local time. */
export type EventFilter = {
  readonly name?: SecurityEventName
  readonly player?: string
  readonly from?: string
  readonly until?: string
}

const day = /^\d{4}-\d\d-\d\d$/

export function filterOf(search: Readonly<Record<string, unknown>>): EventFilter {
  const text = (key: string) => String(search[key] ?? '')
  const name = eventNames.find((one) => one === search['name'])
  const player = text('player').trim()
  const [from, until] = [text('from'), text('until')]
  return {
    ...(name && { name }),
    ...(player && { player }),
    ...(day.test(from) && { from }),
    ...(day.test(until) && { until }),
  }
}

/** The query for a filter; the last day is included. */
export function askedOf({ name, player, from, until }: EventFilter): Asked<'security-events'> {
  return {
    ...(name && { name }),
    ...(player && { player }),
    ...(from && { from: startOf(from).toISOString() }),
    ...(until && { until: nextDay(startOf(until)).toISOString() }),
  }
}

const startOf = (text: string) => new Date(`${text}T00:00`)

function nextDay(date: Date): Date {
  const next = new Date(date)
  next.setDate(next.getDate() + 1)
  return next
}
