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
  const { newFor, id } = category
  if (newFor === undefined) return game.categories.includes(id)
  const age = (Date.parse(today) - Date.parse(game.since)) / day
  return age >= 0 && age < newFor && isOfArea(game, category, categories)
}

const isOfArea = (game: Game, { area }: GameCategory, categories: readonly GameCategory[]) =>
  categories.some((one) => one.area === area && game.categories.includes(one.id))

/** Whether a game came lately, wherever it is listed. */
export const isNewGame = (game: Game, { gameCategories }: Records, today: Day): boolean =>
  gameCategories.some(
    (category) => category.newFor !== undefined && isInCategory(game, category, gameCategories, today),
  )

/** How many games stand for the new ones where none is. */
const mostLatest = 12

/** The games of a category that are new. Where none is, those that came last stand in their place. */
function newGames(
  category: GameCategory,
  { games, gameCategories }: Pick<Records, 'games' | 'gameCategories'>,
  today: Day,
): readonly Game[] {
  const lately = games
    .filter((game) => game.since <= today && isOfArea(game, category, gameCategories))
    .toSorted((one, other) => compare(other.since, one.since))
  const found = lately.filter((game) => isInCategory(game, category, gameCategories, today))
  return found.length > 0 ? found : lately.slice(0, mostLatest)
}

/** For how many days games would be new in a lobby of new games that has none; undefined for every other lobby. */
export function daysWithoutNew(
  { games, gameCategories }: Pick<Records, 'games' | 'gameCategories'>,
  { category }: Pick<Section, 'category'>,
  today: Day,
): number | undefined {
  const own = gameCategories.find(({ id }) => id === category)
  return own && !games.some((game) => isInCategory(game, own, gameCategories, today)) ? own.newFor : undefined
}

/** The games of a category: the popular ones first, or the newest ones if it is that of the new games. */
export function gamesOfCategory(
  records: Pick<Records, 'games' | 'gameCategories'>,
  category: string,
  today: Day,
): readonly Game[] {
  const own = records.gameCategories.find(({ id }) => id === category)
  if (!own) return []
  return own.newFor === undefined ? gamesIn([own], records, today) : newGames(own, records, today)
}

/** The games of a lobby: those of its category, or of all categories of its area. */
export const gamesOfLobby = (
  records: Pick<Records, 'games' | 'gameCategories'>,
  { area, category }: Pick<Section, 'area' | 'category'>,
  today: Day,
): readonly Game[] =>
  category === undefined
    ? gamesIn(
        records.gameCategories.filter((one) => one.area === area),
        records,
        today,
      )
    : gamesOfCategory(records, category, today)

function gamesIn(
  shown: readonly GameCategory[],
  { games, gameCategories }: Pick<Records, 'games' | 'gameCategories'>,
  today: Day,
): readonly Game[] {
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
