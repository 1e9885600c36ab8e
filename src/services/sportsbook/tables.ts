import type { Selectable } from 'kysely'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly fixtures: FixtureTable
    readonly markets: MarketTable
  }
}

export type FixtureState = 'planned' | 'live' | 'finished' | 'abandoned'

/** A match or a race, as the feed told it last. */
type FixtureTable = {
  id: string
  competition: string
  sport: string
  /** The competitors, in order: JSON. */
  sides: string
  starts_at: number
  state: FixtureState
  /** JSON: what has happened so far. */
  score: string
  /** JSON: how far the match is, in the words of its sport. */
  clock: string
  /** Grows with each change, so that an older message changes nothing. */
  version: number
  updated_at: number
}

export type MarketState =
  /** Bets are accepted. */
  | 'open'
  /** Not at the moment. */
  | 'suspended'
  /** Not any more. */
  | 'closed'

/** A market of a fixture, with its odds of this moment, and how it ended. */
type MarketTable = {
  fixture_id: string
  /** Within its fixture. */
  id: string
  type: string
  part: string
  /** In thousandths. */
  line: number | null
  state: MarketState
  /** JSON: the odds in thousandths, by outcome. */
  odds: string
  /** Grows with each change of the state or the odds. */
  version: number
  /** JSON: what becomes of stakes, by outcome; null while that is open. */
  result: string | null
  /** 0 while the result is open; grows with each result, the corrected ones included. */
  result_version: number
  changed_at: number
}

export type StoredFixture = Selectable<FixtureTable>
export type StoredMarket = Selectable<MarketTable>
