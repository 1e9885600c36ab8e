import type { Asked } from '../../../api/ask.ts'

export const views = [
  { value: 'open', text: 'Open' },
  { value: 'pending', text: 'To decide' },
  { value: 'approved', text: 'To send' },
  { value: 'sent', text: 'Sent' },
  { value: 'rejected', text: 'Rejected' },
  { value: 'cancelled', text: 'Cancelled' },
] as const

export type QueueView = (typeof views)[number]['value']

/** What the screen shows, as its address states it. */
export type QueueFilter = { readonly view?: QueueView; readonly player?: string }

export function queueOf(search: Readonly<Record<string, unknown>>): QueueFilter {
  const view = views.find(({ value }) => value === search['view'])?.value
  const player = String(search['player'] ?? '')
  return { ...(view && view !== 'open' && { view }), ...(player && { player }) }
}

export const askedOf = ({ view, player = '' }: QueueFilter): Asked<'withdrawals'> => ({
  ...(view && { view }),
  ...(player.trim() && { player: player.trim() }),
})
