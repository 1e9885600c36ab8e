import type { Game } from '../../contract/index.ts'
import type { LobbyQuery } from '../../rules/casino/lobby-query.ts'

/** What a lobby of the casino shows. */
export type ShownLobby = {
  readonly query: LobbyQuery
  /** The lobbies of its group. */
  readonly lobbies: readonly LobbyLink[]
  readonly studios: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  /** What the lobby recommends, as it opens. */
  readonly featured: readonly GameCard[]
  /** A few games of each other lobby of the group, as it opens. */
  readonly shelves: readonly Shelf[]
  /** One page of its games. */
  readonly games: readonly GameCard[]
  readonly total: number
  /** In a lobby of new games: none has come in so many days, and the latest ones are shown. */
  readonly withoutNew?: number
  /** After how many games the next page begins. */
  readonly next?: number
}

export type LobbyLink = {
  readonly href: string
  readonly name: string
  readonly icon?: string
  readonly count: number
}

export type Shelf = LobbyLink & { readonly games: readonly GameCard[] }

/** A game as lobbies show it. */
export type GameCard = {
  readonly id: string
  readonly href: string
  /** A proper name, the same in all languages. */
  readonly title: string
  readonly studio: string
  readonly picture: string
  /** The theme with its colours. */
  readonly theme: string
  /** The engine by which it is played: its scene. */
  readonly kind: string
  readonly badge?: 'new' | 'live'
}

/** A game as its page shows it. */
export type ShownGame = Pick<
  Game,
  | 'id'
  | 'title'
  | 'picture'
  | 'theme'
  | 'engine'
  | 'table'
  | 'downtime'
  | 'returnToPlayer'
  | 'lowestReturn'
  | 'contribution'
  | 'bonusMoney'
> & {
  readonly studio: string
  readonly rules: readonly RuleWords[]
  readonly paytable: readonly PaytableRow[]
  /** In minor units of the page's currency; undefined if it is not played in it. */
  readonly stakes?: StakeLimits
  /** The lobbies that show it, that of its area first. */
  readonly lobbies: readonly Pick<LobbyLink, 'href' | 'name'>[]
}

export type StakeLimits = { readonly minimum: number; readonly maximum: number; readonly maximumWin: number }

/** A rule as a text, with its values. */
export type RuleWords = { readonly name: string; readonly values?: Readonly<Record<string, number>> }

/** What something pays: a symbol, a hand, a spot. */
export type PaytableRow = {
  readonly picture?: string
  /** A text, with its values. */
  readonly name?: string
  readonly values?: Readonly<Record<string, string | number>>
  /** In thousandths, by how many of it there are. */
  readonly prizes: readonly { readonly count?: number; readonly pays: number }[]
}
