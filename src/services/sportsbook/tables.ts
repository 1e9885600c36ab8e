import type { Generated, Selectable } from 'kysely'
import type {
  BetState,
  FixtureState,
  MarketState,
  PlayBalance,
  PriceAcceptance,
  ProposedResult,
  TradingActKind,
} from '../../contract/index.ts'

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    readonly fixtures: FixtureTable
    readonly markets: MarketTable
    readonly feeds: FeedTable
    readonly bets: BetTable
    readonly bet_legs: BetLegTable
    readonly bet_settlements: BetSettlementTable
    readonly bet_stops: BetStopTable
    readonly trading_acts: TradingActTable
    readonly proposed_results: ProposedResultTable
    readonly stake_limits: StakeLimitTable
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
  /** 1 while a trader takes no bets on any of its markets. */
  stopped: Generated<number>
  /** 1 if traders have ended it: until the feed says that it is over, too, it changes nothing. */
  ended_by_hand: Generated<number>
  /** 1 while traders limit bets on it or one of its markets. */
  limited: Generated<number>
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
  /** The result up to which its bets are settled; written by the settlement of bets. */
  settled_version: Generated<number>
  changed_at: number
  /** 1 while a trader takes no bets, on it or on its match, whatever the feed says. */
  stopped: Generated<number>
  /** 1 if the result is that of traders, which the feed does not change. */
  by_hand: Generated<number>
  /** JSON: the result of the feed in place of which that of traders counts; null if it has told none. */
  told_result: string | null
  /** JSON: the score that traders have settled by; null if they named the outcomes. */
  hand_score: string | null
}

/** When a feed was heard last. */
type FeedTable = {
  name: string
  heard_at: number
}

export type StoredFixture = Selectable<FixtureTable>
export type StoredMarket = Selectable<MarketTable>

/** A bet. What was agreed is frozen when it is placed. */
type BetTable = {
  id: string
  account_id: string
  /** Made by the page, so that the bet is placed once. */
  request_id: string
  request_hash: string
  currency: string
  /** What was staked: real money, real money and then bonus money, or a free bet. */
  balance: Generated<PlayBalance>
  /** On each combination. */
  stake: number
  /** How many legs make a combination. */
  size: number
  /** With all combinations. */
  total: number
  maximum_win: number
  accept: PriceAcceptance
  state: BetState
  created_at: number
  /** When the odds of a held bet are looked at again; null if no match was live. */
  due_at: number | null
  settled_at: number | null
  /** The number of its last settlement; 0 before the first. */
  settlements: Generated<number>
}

/** What was bet on, with the odds and the rule that were agreed. */
type BetLegTable = {
  bet_id: string
  /** Its place, from 0 on. */
  number: number
  fixture_id: string
  market_id: string
  /** Of the market, at the moment at which its odds were accepted. */
  market_version: number
  type: string
  part: string
  /** In thousandths. */
  line: number | null
  /** JSON: the settlement rule of the market type. */
  rule: string
  outcome: string
  /** In thousandths. */
  odds: number
  /** JSON: how it has ended; null while that is open. */
  share: string | null
  /** JSON: the score to which the rule was applied. */
  score: string | null
  /** Of the result that is applied; 0 while it is open. */
  result_version: Generated<number>
}

/** What has ended a bet, and what that moved; append-only. The last one of a bet counts. */
type BetSettlementTable = {
  bet_id: string
  /** From 1 on. */
  number: number
  kind: 'result' | 'cash-out'
  /** What the bet pays altogether. */
  payout: number
  /** What this settlement added to the balance, or took from it. */
  moved: number
  /** What it should have taken besides, but the player had spent. */
  owed: number
  /** JSON: the legs as they were settled. */
  legs: string
  at: number
}

export type StoredBet = Selectable<BetTable>
export type StoredLeg = Selectable<BetLegTable>
export type StoredSettlement = Selectable<BetSettlementTable>

/** What traders have suspended and not opened again. */
type BetStopTable = {
  fixture_id: string
  /** Empty for the whole match. */
  market_id: string
  staff_id: string
  reason: string
  at: number
}

/** What traders did; append-only. */
type TradingActTable = {
  id: string
  fixture_id: string
  /** Empty for the whole match. */
  market_id: string
  at: number
  staff_id: string
  act: TradingActKind
  /** For colleagues. */
  note: string
}

/** A result that a trader has proposed. */
type ProposedResultTable = {
  id: string
  fixture_id: string
  /** Empty if it is about the whole match. */
  market_id: string
  kind: ProposedResult['kind']
  /** JSON: what becomes of stakes, by market and outcome; empty for an abandoned match. */
  results: string
  /** JSON: the score that it follows from; null if there is none. */
  score: string | null
  /** What the proposal was made of: it cannot be confirmed when that has changed. */
  seen: string
  /** For colleagues. */
  note: string
  state: 'waiting' | 'confirmed' | 'rejected'
  proposed_by: string
  proposed_at: number
  decided_by: string | null
  decided_at: number | null
}

export type ProposedRow = Selectable<ProposedResultTable>

/** What traders allow less than the money policy. */
type StakeLimitTable = {
  fixture_id: string
  /** Empty for the whole match. */
  market_id: string
  currency: string
  /** Of one bet; null if it is as usual. */
  maximum_stake: number | null
  /** Of all open bets on one outcome if it wins; null without a limit. */
  maximum_payout: number | null
  staff_id: string
  reason: string
  at: number
}
