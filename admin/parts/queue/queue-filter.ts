/** What a queue can show; the first view is that of what waits. */
export type Views<Name extends string> = readonly { readonly value: Name; readonly text: string }[]

/** What the screen shows, as its address states it. */
export type QueueFilter<Name extends string> = { readonly view?: Name; readonly player?: string }

/** The filter that an address states; what is usual is left out. */
export function filterIn<Name extends string>(
  views: Views<Name>,
  search: Readonly<Record<string, unknown>>,
): QueueFilter<Name> {
  const view = views.findIndex(({ value }) => value === search['view'])
  const player = String(search['player'] ?? '')
  const shown = views[view]?.value
  return { ...(view > 0 && shown && { view: shown }), ...(player && { player }) }
}

/** What is asked of the server. */
export const askedOf = <Name extends string>({ view, player = '' }: QueueFilter<Name>): QueueFilter<Name> => ({
  ...(view && { view }),
  ...(player.trim() && { player: player.trim() }),
})
