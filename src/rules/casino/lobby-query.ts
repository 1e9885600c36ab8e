/** Which games of a lobby are wanted; as in the query of its page. */
export type LobbyQuery = {
  readonly search?: string
  /** The name of a studio. */
  readonly studio?: string
  readonly sort?: LobbySort
  /** These games alone, in this order. */
  readonly only?: readonly string[]
  /** After so many games. */
  readonly after?: number
}

export type LobbySort = (typeof lobbySorts)[number]

/** The orders besides that of the records. */
export const lobbySorts = ['new', 'title', 'return'] as const

const id = /^[a-z0-9]+(-[a-z0-9]+)*$/

const [longestSearch, longestId, mostOnly, mostGames] = [60, 64, 60, 100_000]

const isId = (text: string) => text.length <= longestId && id.test(text)

/** Ignores what no lobby could answer. */
export function readLobbyQuery(query: URLSearchParams): LobbyQuery {
  const search = query.get('search')?.trim()
  const [studio, sort] = [query.get('studio'), query.get('sort')]
  const only = query.get('only')?.split('.').filter(isId).slice(0, mostOnly)
  const after = Number(query.get('after') ?? Number.NaN)
  const isSearch = search !== undefined && search !== '' && search.length <= longestSearch && search.isWellFormed()
  const order = lobbySorts.find((one) => one === sort)
  return {
    ...(isSearch && { search }),
    ...(studio && isId(studio) && { studio }),
    ...(order && { sort: order }),
    ...(only && { only }),
    ...(Number.isInteger(after) && after > 0 && after < mostGames && { after }),
  }
}

/** The query of the page, with its question mark; empty for the lobby as it opens. */
export function writeLobbyQuery({ only, after, ...rest }: LobbyQuery): string {
  const written = new URLSearchParams({
    ...rest,
    ...(only && { only: only.join('.') }),
    ...(after !== undefined && { after: String(after) }),
  }).toString()
  return written && `?${written}`
}

/** Whether the games are a list that somebody asked for, not the lobby as it opens. */
export const isAsked = (query: LobbyQuery): boolean => Object.keys(query).length > 0
