import type { GamesCalls } from '../../../contract/calls/games.ts'
import type { Game } from '../../../contract/index.ts'
import { gamesOfCategory } from '../../../rules/casino/lobby-games.ts'
import type { Games } from '../games.ts'
import { dayOf, outlineOf } from './outline.ts'

type Query = GamesCalls['games']['query']

/** A page of a lobby. It continues after a game, so that one that is published meanwhile moves nothing. */
export function lobbyPage(
  { records, now }: Pick<Games, 'records' | 'now'>,
  query: Query,
): GamesCalls['games']['answer'] {
  const { after, limit = '60', sort = 'popular' } = query
  const moment = now()
  const all = records()
  const found = listedIn(all, query, dayOf(moment))
    .filter((game) => isFound(game, query, studioName(all, game)))
    .toSorted(orders[sort])
  const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const page = found.slice(begin, begin + Number(limit))
  const last = page.at(-1)
  const isMore = begin + page.length < found.length
  return {
    games: page.map((game) => outlineOf(all, game, moment)),
    total: found.length,
    ...(isMore && last && { next: last.id }),
  }
}

/** A category has the same games here as in its lobby. */
const listedIn = (records: ReturnType<Games['records']>, { category, studio }: Query, today: string): readonly Game[] =>
  (category === undefined ? records.games : gamesOfCategory(records, category, today)).filter(
    (game) => studio === undefined || game.studio === studio,
  )

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
