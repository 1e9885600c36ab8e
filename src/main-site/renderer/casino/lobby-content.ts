import type { Game, Manifest, Section } from '../../../contract/index.ts'
import { askedGames, daysWithoutNew, gamesOfLobby } from '../../../rules/casino/lobby-games.ts'
import { isAsked, type LobbyQuery } from '../../../rules/casino/lobby-query.ts'
import { inOrder } from '../../../rules/main-site/sections.ts'
import type { GameCard, LobbyLink, Shelf, ShownLobby } from '../../page/casino.ts'
import type { Say } from '../texts.ts'
import { cardOf } from './cards.ts'

type Words = { readonly say: Say; readonly address: (path: string) => string; readonly today: string }

/** A page of the list; divisible by the columns of most screens. */
const pageSize = 48

const [mostFeatured, fewestInShelf, mostInShelf] = [5, 3, 8]

/** What a lobby shows to somebody who asks for these games. */
export function lobbyContent(records: Manifest, section: Section, query: LobbyQuery, words: Words): ShownLobby {
  const { today } = words
  const all = gamesOfLobby(records, section, today)
  const found = askedGames(all, records, query)
  const after = query.after ?? 0
  const page = found.slice(after, after + pageSize)
  const next = after + pageSize
  const card = (game: Game) => cardOf(records, game, words)
  const lobbies = lobbiesOf(records, section, words)
  const isWhole = section.category === undefined && !isAsked(query)
  const shelves = isWhole ? shelvesOf(lobbies, card) : []
  const withoutNew = daysWithoutNew(records, section, today)
  // Where there are shelves, the list of all games is a page of its own.
  const isList = shelves.length === 0
  return {
    query,
    lobbies: lobbies.map(({ link }) => link),
    studios: studiosOf(records, all),
    featured: isWhole ? featuredOf(all).map(card) : [],
    shelves,
    games: isList ? page.map(card) : [],
    total: found.length,
    ...(withoutNew !== undefined && { withoutNew }),
    ...(isList && next < found.length && { next }),
  }
}

/** The popular games of the casino, for the home page: those do not depend on the day. */
export const popularGames = (records: Manifest, { address }: Pick<Words, 'address'>): readonly GameCard[] =>
  records.games
    .filter(({ categories }) => categories.includes('popular'))
    .slice(0, mostInShelf)
    .map((game) => cardOf(records, game, { address, today: '' }))

type Lobbies = ReturnType<typeof lobbiesOf>

const shelvesOf = (lobbies: Lobbies, card: (game: Game) => GameCard): readonly Shelf[] =>
  lobbies.flatMap(({ section, link, games, isOld }) =>
    section.category === undefined || games.length < fewestInShelf || isOld
      ? []
      : [{ ...link, games: games.slice(0, mostInShelf).map(card) }],
  )

/** The lobbies of the group that have games, the section's own besides. */
function lobbiesOf(records: Manifest, section: Section, { say, address, today }: Words) {
  const ofGroup = inOrder(records.sections).filter(({ screen, area }) => screen === 'lobby' && area === section.area)
  return ofGroup.flatMap((one) => {
    const games = gamesOfLobby(records, one, today)
    const { name, icon, path } = one
    const link: LobbyLink = { href: address(path), name: say(name), ...(icon && { icon }), count: games.length }
    const isOld = daysWithoutNew(records, one, today) !== undefined
    return games.length > 0 || one.id === section.id ? [{ section: one, link, games, isOld }] : []
  })
}

/** The first ones whose picture fills a wide card. */
const featuredOf = (games: readonly Game[]) =>
  games.filter(({ picture }) => picture.startsWith('drawn:')).slice(0, mostFeatured)

function studiosOf({ studios }: Pick<Manifest, 'studios'>, games: readonly Game[]): ShownLobby['studios'] {
  return studios
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ id, title }) => {
      const count = games.filter(({ studio }) => studio === id).length
      return count > 0 ? [{ id, name: title, count }] : []
    })
}
