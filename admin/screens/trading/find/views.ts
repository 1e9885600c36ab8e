export const views = [
  { value: 'live', text: 'Live' },
  { value: 'upcoming', text: 'Upcoming' },
  { value: 'ended', text: 'Ended, with open bets' },
  { value: 'proposed', text: 'With a result to confirm' },
] as const

type View = (typeof views)[number]['value']

/** What the screen shows, as its address states it; what is usual is left out. */
export type Filter = { readonly view?: View; readonly text?: string }

export function filterOf(search: Readonly<Record<string, unknown>>): Filter {
  const view = views.slice(1).find(({ value }) => value === search['view'])?.value
  const text = String(search['text'] ?? '')
  return { ...(view && { view }), ...(text && { text }) }
}

/** What is asked of the server. */
export const askedOf = ({ text = '', ...filter }: Filter): Filter => ({
  ...filter,
  ...(text.trim() && { text: text.trim().slice(0, 100) }),
})
