import { filterIn, type QueueFilter, type Views } from '../../../parts/queue/queue-filter.ts'

export const views = [
  { value: 'open', text: 'Waiting' },
  { value: 'in-process', text: 'To take' },
  { value: 'on-check', text: 'On check' },
  { value: 'sent', text: 'Incomplete' },
  { value: 'verified', text: 'Verified' },
  { value: 'rejected', text: 'Rejected' },
] as const satisfies Views<string>

type View = (typeof views)[number]['value']

export type Filter = QueueFilter<View>

export const filterOf = (search: Readonly<Record<string, unknown>>): Filter => filterIn(views, search)
