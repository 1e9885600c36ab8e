import { useSyncExternalStore } from 'react'
import { keptValue } from '../../../visitor/kept-value.ts'

/** A sport, a competition or a match that somebody wants to find again. */
export type Favourite = { readonly href: string; readonly name: string }

const most = 50

const favourites = keptValue<readonly Favourite[]>({
  name: 'favourites',
  first: [],
  read: (stored) => (Array.isArray(stored) ? stored.filter(isFavourite) : []),
})

/** Only places of this site. */
function isFavourite(stored: unknown): stored is Favourite {
  const { href, name } = (stored ?? {}) as { readonly [Name in keyof Favourite]?: unknown }
  return typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof name === 'string'
}

export const useFavourites = (): readonly Favourite[] =>
  useSyncExternalStore(favourites.subscribe, favourites.get, favourites.atFirst)

export const toggleFavourite = (favourite: Favourite): void =>
  favourites.change((before) => {
    const others = before.filter(({ href }) => href !== favourite.href)
    return others.length < before.length ? others : [favourite, ...before].slice(0, most)
  })
