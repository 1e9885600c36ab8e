import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { CurrencyCode, TradedMarket as Described } from '../../contract/index.ts'
import { isSameShare } from '../../rules/settlement/named-share.ts'
import { won } from '../../rules/settlement/share.ts'
import { outcomesIn } from '../../services/sportsbook/staff-tools/outcomes-in.ts'
import {
  exposureOfMatch,
  type TradedMarket,
  tradedMarketsOf,
} from '../../services/sportsbook/staff-tools/read-match.ts'
import { waitingResults } from '../../services/sportsbook/staff-tools/results/proposals.ts'
import { seenOf, seenOfMarket } from '../../services/sportsbook/staff-tools/results/seen.ts'
import { stakeLimitsOf, usualStakes } from '../../services/sportsbook/staff-tools/stake-limits.ts'
import { stateForPlayers, stopsOf } from '../../services/sportsbook/staff-tools/stops.ts'
import { tradingActsOf } from '../../services/sportsbook/staff-tools/trading-acts.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import type { Staff } from '../tables.ts'
import { countsOf } from './counts.ts'
import { describeProposal } from './describe-proposal.ts'
import type { KnownMatch } from './known-match.ts'
import { marketName, outcomeName } from './names.ts'
import { describeMatch, describeStop } from './outline.ts'

type Row = KnownMatch
type Stops = Awaited<ReturnType<typeof stopsOf>>
type Outcome = Described['outcomes'][number]

/** Everything that a trader needs to know about a match. */
export async function describeTradedMatch(
  desk: Desk,
  row: Row,
  staff: Staff,
): Promise<StaffCalls['trading-match']['answer']> {
  const markets = await tradedMarketsOf(desk, row.id)
  const stored = markets.map(({ market }) => market)
  const proposals = await waitingResults(desk.db, [row.id])
  const stops = await stopsOf(desk.db, [row.id])
  const limits = await stakeLimitsOf(desk.db, row.id)
  const acts = await tradingActsOf(desk.db, row.id)
  const names = await staffNames(desk, [
    ...[...stops, ...acts, ...limits].map(({ staff_id }) => staff_id),
    ...proposals.map(({ proposed_by }) => proposed_by),
  ])
  const known = new Map(markets.map(({ market }) => [market.id, marketName(desk, row, market)]))
  return {
    match: await describeMatch(desk, row),
    exposure: [...exposureOfMatch(markets)],
    seen: seenOf(row, stored),
    counts: countsOf(row, markets),
    usual: usualStakes(desk),
    limits: limits.map(({ market_id, currency, maximum_stake, maximum_payout, staff_id, reason, at }) => ({
      ...{ reason, currency: currency as CurrencyCode, by: names.get(staff_id) ?? '', at: momentOf(at) },
      ...(market_id !== '' && { market: market_id, what: known.get(market_id) ?? market_id }),
      ...(maximum_stake !== null && { stake: maximum_stake }),
      ...(maximum_payout !== null && { payout: maximum_payout }),
    })),
    proposals: proposals.map((one) => describeProposal(desk, { row, markets: stored, staff, names }, one)),
    markets: markets.map((one) => describeMarket(desk, row, one, stops, names)),
    acts: acts.map(({ id, at, staff_id, act, market_id, note }) => ({
      ...{ id, act, note, at: momentOf(at), by: names.get(staff_id) ?? '' },
      ...(market_id !== '' && { what: known.get(market_id) ?? market_id }),
    })),
  }
}

function describeMarket(
  desk: Desk,
  row: Row,
  traded: TradedMarket,
  stops: Stops,
  names: ReadonlyMap<string, string>,
): Described {
  const { market, exposure } = traded
  const stop = stops.find(({ market_id }) => market_id === market.id)
  return {
    ...{ id: market.id, name: marketName(desk, row, market), state: stateForPlayers(market) },
    ...{ seen: seenOfMarket(row, market), byHand: market.by_hand === 1 },
    ...(stop && { stop: describeStop(stop, names) }),
    outcomes: outcomesIn(desk, row, market).map((outcome) => describeOutcome(desk, row, traded, outcome)),
    exposure: [...exposure],
  }
}

function describeOutcome(desk: Desk, row: Row, { market, bets }: TradedMarket, id: string): Outcome {
  const odds: Readonly<Record<string, number>> = JSON.parse(market.odds)
  const share = shareIn(market.result, id)
  const told = shareIn(market.told_result, id)
  return {
    ...{ id, name: outcomeName(desk, row, id) },
    ...(Object.hasOwn(odds, id) && { odds: odds[id] }),
    ...(share && { share }),
    ...(told && !isSameShare(told, share) && { told }),
    money: moneyOn(bets.filter(({ outcome }) => outcome === id)),
  }
}

function shareIn(result: string | null, outcome: string): Outcome['share'] {
  const shares: Readonly<Record<string, Outcome['share']>> = JSON.parse(result ?? '{}')
  return Object.hasOwn(shares, outcome) ? shares[outcome] : undefined
}

function moneyOn(bets: TradedMarket['bets']): Outcome['money'] {
  return [...Map.groupBy(bets, ({ currency }) => currency)].map(([currency, some]) => {
    const [singles, combined] = [some.filter(({ isSingle }) => isSingle), some.filter(({ isSingle }) => !isSingle)]
    return {
      currency,
      ...{ singles: sumOf(singles, 'count'), singlesStaked: sumOf(singles, 'staked'), singlesPay: payoutOf(singles) },
      ...{ combined: sumOf(combined, 'count'), combinedStaked: sumOf(combined, 'staked') },
      combinedPay: payoutOf(combined),
    }
  })
}

const sumOf = (bets: TradedMarket['bets'], what: 'count' | 'staked') => bets.reduce((sum, bet) => sum + bet[what], 0)

const payoutOf = (bets: TradedMarket['bets']) => bets.reduce((sum, { pays }) => sum + pays(won), 0)
