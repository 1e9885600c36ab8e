import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { Game } from '../../../contract/index.ts'
import type { Games } from '../games.ts'
import { isNew, outlineOf } from './outline.ts'

type Query = GamesCalls['games']['query']

/** A page of a lobby. It continues after a game, so that one that is published meanwhile moves nothing. */
export function lobbyPage(
  { records, now }: Pick<Games, 'records' | 'now'>,
  query: Query,
): GamesCalls['games']['answer'] {
  const { after, limit = '60', sort = 'popular' } = query
  const moment = now()
  const found = records()
    .games.filter((game) => isListed(game, query, moment) && isFound(game, query, studioName(records(), game)))
    .toSorted(orders[sort])
  const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const page = found.slice(begin, begin + Number(limit))
  const last = page.at(-1)
  const isMore = begin + page.length < found.length
  return {
    games: page.map((game) => outlineOf(game, moment)),
    total: found.length,
    ...(isMore && last && { next: last.id }),
  }
}

/** What is new is told by the day since which a game is offered. */
const isListed = (game: Game, { category, studio }: Query, now: number): boolean =>
  (category === undefined || game.categories.includes(category) || (category === 'new-games' && isNew(game, now))) &&
  (studio === undefined || game.studio === studio)

const isFound = ({ title }: Game, { search }: Query, studio: string): boolean =>
  search === undefined || [title, studio].some((name) => plain(name).includes(plain(search)))

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const studioName = ({ studios }: ReturnType<Games['records']>, { studio }: Game): string =>
  studios.find(({ id }) => id === studio)?.title ?? ''

const isPopular = ({ categories }: Game) => Number(categories.includes('popular'))

const orders = {
  popular: (one: Game, other: Game) => isPopular(other) - isPopular(one),
  new: (one: Game, other: Game) => other.since.localeCompare(one.since, 'en'),
  title: (one: Game, other: Game) => one.title.localeCompare(other.title, 'en'),
} as const
