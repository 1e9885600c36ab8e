import { filterIn, type QueueFilter, type Views } from '../../../parts/queue/queue-filter.ts'

export const views = [
  { value: 'open', text: 'Open' },
  { value: 'pending', text: 'To decide' },
  { value: 'approved', text: 'To send' },
  { value: 'sent', text: 'Sent' },
  { value: 'rejected', text: 'Rejected' },
  { value: 'cancelled', text: 'Cancelled' },
] as const satisfies Views<string>

export type View = (typeof views)[number]['value']

export type Filter = QueueFilter<View>

export const filterOf = (search: Readonly<Record<string, unknown>>): Filter => filterIn(views, search)
