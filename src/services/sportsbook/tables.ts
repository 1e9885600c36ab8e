import type { Generated, Selectable } from 'kysely'
import type { FixtureState, MarketState } from '../../contract/index.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly fixtures: FixtureTable
    readonly markets: MarketTable
    readonly feeds: FeedTable
    readonly line_changes: LineChangeTable
  }
}

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
  /** 1 after the feed was silent: until it tells everything again, it is not known what has happened. */
  needs_image: Generated<number>
}

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

/** Which process listens to the feed, and whether it is heard. */
type FeedTable = {
  name: string
  leader: string
  leads_until: number
  heard_at: number
}

/** What viewers are told; kept for as long as a viewer may be away and miss nothing. */
type LineChangeTable = {
  /** In the order in which it happened. */
  sequence: Generated<number>
  fixture_id: string
  sport: string
  /** JSON, for those who see the fixture. */
  change: string
  /** JSON, for those who see it in a list; null if that shows nothing of it. */
  outline: string | null
  created_at: number
}

export type StoredFixture = Selectable<FixtureTable>
export type StoredMarket = Selectable<MarketTable>
