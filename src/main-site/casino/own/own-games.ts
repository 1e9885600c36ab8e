import type { PlayerCallsOfSite } from '../../page/player-calls.ts'

/** The games that a player has marked, and those that they played last. */
export type OwnGames = { readonly favourites: readonly string[]; readonly recent: readonly string[] }

const nothing: OwnGames = { favourites: [], recent: [] }

const listeners = new Set<() => void>()
let shown = nothing
let loadedFor: PlayerCallsOfSite | undefined

export const ownGames = {
  get: () => shown,
  atFirst: () => nothing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function show(next: OwnGames): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Loads them once for each player; while that fails, none are shown. */
export async function loadOwnGames(calls: PlayerCallsOfSite): Promise<void> {
  if (loadedFor === calls) return
  loadedFor = calls
  const found = await calls.read('own-games', {}, { isFresh: true })
  if (found.kind === 'answer') show(found.content)
  else loadedFor = undefined
}

/** What is marked is shown at once, and taken back if the server refuses it. */
export async function markGame(calls: PlayerCallsOfSite, game: string, favourite: boolean): Promise<void> {
  const before = shown
  const others = before.favourites.filter((one) => one !== game)
  show({ ...before, favourites: favourite ? [game, ...others] : others })
  const marked = await calls.ask('set-favourite', { body: { game, favourite } })
  show({ ...shown, favourites: marked.kind === 'answer' ? marked.content.favourites : before.favourites })
}
