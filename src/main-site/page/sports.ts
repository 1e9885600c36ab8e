import type { Fixture, MarketType, Sport } from '../../contract/index.ts'
import type { LineQuery } from '../../rules/main-site/line-query.ts'
import type { SportsPlace, SportsScreen } from '../../rules/main-site/sports-place.ts'

/** What a page of the sportsbook shows. */
export type ShownSports = {
  readonly screen: SportsScreen
  readonly place: SportsPlace
  readonly query: LineQuery
  /** The pages of the same place in the other screens. */
  readonly tabs: readonly { readonly screen: SportsScreen; readonly href: string; readonly name: string }[]
  /** The pages above this one. */
  readonly above: readonly { readonly href: string; readonly name: string }[]
  /** The sports that have fixtures here. */
  readonly sports: readonly SportLink[]
  readonly competitions: readonly CompetitionLink[]
  /** The sports whose matches may appear here. */
  readonly watched: readonly string[]
  /** The moment of the line: a viewer is told what came after this change. Undefined if the line is elsewhere. */
  readonly seen?: number
  readonly fixtures: readonly Fixture[]
  /** Where the next page begins. */
  readonly next?: string
  readonly names: Names
}

type CompetitionLink = {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly icon: string
  readonly count: number
}

export type SportLink = CompetitionLink

/** What is shown of the sports, competitions and competitors of these fixtures. */
export type Names = {
  readonly sports: Readonly<Record<string, ShownSport>>
  readonly competitions: Readonly<Record<string, ShownCompetition>>
  readonly marketTypes: Readonly<Record<string, ShownMarketType>>
}

export type ShownSport = Pick<Sport, 'icon'> & {
  readonly name: string
  /** How its score is shown. */
  readonly counting: Counting
}

/** What is counted in the whole match, and in which parts of it; races count nothing. */
export type Counting = {
  readonly whole?: string
  readonly parts: readonly string[]
  readonly within?: string
  /** What is counted besides, after a slash. */
  readonly beside?: string
}

export type ShownCompetition = {
  readonly name: string
  readonly href: string
  /** The names of the competitors, by id. */
  readonly sides: Readonly<Record<string, string>>
}

/** The name is a text with `{line}`, `{part}`, `{home}` and `{away}`. */
export type ShownMarketType = Pick<MarketType, 'name' | 'group' | 'order' | 'rule'>
