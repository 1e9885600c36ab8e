import type { Asked } from '../../../api/ask.ts'

export const views = [
  { value: 'open', text: 'Waiting' },
  { value: 'in-process', text: 'To take' },
  { value: 'on-check', text: 'On check' },
  { value: 'sent', text: 'Incomplete' },
  { value: 'verified', text: 'Verified' },
  { value: 'rejected', text: 'Rejected' },
] as const

type QueueView = (typeof views)[number]['value']

/** What the screen shows, as its address states it. */
export type QueueFilter = { readonly view?: QueueView; readonly player?: string }

export function queueOf(search: Readonly<Record<string, unknown>>): QueueFilter {
  const view = views.find(({ value }) => value === search['view'])?.value
  const player = String(search['player'] ?? '')
  return { ...(view && view !== 'open' && { view }), ...(player && { player }) }
}

export const askedOf = ({ view, player = '' }: QueueFilter): Asked<'verifications'> => ({
  ...(view && { view }),
  ...(player.trim() && { player: player.trim() }),
})
