import type { Game, GameCategory, Manifest, Section } from '../../contract/index.ts'
import type { LobbyQuery, LobbySort } from './lobby-query.ts'

type Records = Pick<Manifest, 'games' | 'studios' | 'gameCategories'>

/** A day as records name it: 2026-11-24. */
type Day = string

const day = 86_400_000

/** Whether a game belongs to a category. New games do for some days; no record lists them there. */
export function isInCategory(
  game: Game,
  category: GameCategory,
  categories: readonly GameCategory[],
  today: Day,
): boolean {
  const { newFor, id, area } = category
  if (newFor === undefined) return game.categories.includes(id)
  const age = (Date.parse(today) - Date.parse(game.since)) / day
  const isOfArea = categories.some((one) => one.area === area && game.categories.includes(one.id))
  return isOfArea && age >= 0 && age < newFor
}

/** Whether a game came lately, wherever it is listed. */
export const isNewGame = (game: Game, { gameCategories }: Records, today: Day): boolean =>
  gameCategories.some(
    (category) => category.newFor !== undefined && isInCategory(game, category, gameCategories, today),
  )

/** The games of a lobby: those of its category, or of all categories of its area; the popular ones first. */
export function gamesOfLobby(
  { games, gameCategories }: Records,
  { area, category }: Pick<Section, 'area' | 'category'>,
  today: Day,
): Game[] {
  const shown = gameCategories.filter((one) => (category === undefined ? one.area === area : one.id === category))
  const found = games.filter(
    (game) => game.since <= today && shown.some((one) => isInCategory(game, one, gameCategories, today)),
  )
  return found.toSorted((one, other) => rank(one) - rank(other))
}

const popular = 'popular'

const rank = ({ categories }: Game) => (categories.includes(popular) ? 0 : 1)

const orders: Readonly<Record<LobbySort, (one: Game, other: Game) => number>> = {
  new: (one, other) => compare(other.since, one.since),
  title: (one, other) => compare(one.title, other.title),
  return: (one, other) => other.returnToPlayer - one.returnToPlayer,
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Those of the games that somebody asks for, in the order that they ask for. */
export function askedGames(
  games: readonly Game[],
  { studios }: Pick<Records, 'studios'>,
  { search, studio, sort, only }: LobbyQuery,
): readonly Game[] {
  const wanted = only ? only.flatMap((id) => games.find((game) => game.id === id) ?? []) : games
  const words = search?.toLowerCase().split(/\s+/) ?? []
  const titles = new Map(studios.map(({ id, title }) => [id, title]))
  const found = wanted.filter((game) => {
    const named = `${game.title} ${titles.get(game.studio) ?? ''}`.toLowerCase()
    return (studio === undefined || game.studio === studio) && words.every((word) => named.includes(word))
  })
  return sort ? found.toSorted(orders[sort]) : found
}
