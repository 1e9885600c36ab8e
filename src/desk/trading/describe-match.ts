import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { TradedMarket as Described } from '../../contract/index.ts'
import { won } from '../../rules/settlement/share.ts'
import {
  exposureOfMatch,
  type findMatch,
  type TradedMarket,
  tradedMarketsOf,
} from '../../services/sportsbook/staff-tools/read-match.ts'
import { stateForPlayers, stopsOf } from '../../services/sportsbook/staff-tools/stops.ts'
import { tradingActsOf } from '../../services/sportsbook/staff-tools/trading-acts.ts'
import type { Desk } from '../desk.ts'
import { momentOf } from '../moment.ts'
import { staffNames } from '../staff/staff-names.ts'
import { marketName, outcomeName, outcomesIn } from './names.ts'
import { describeMatch, describeStop } from './outline.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findMatch>>>
type Stops = Awaited<ReturnType<typeof stopsOf>>
type Outcome = Described['outcomes'][number]

/** Everything that a trader needs to know about a match. */
export async function describeTradedMatch(desk: Desk, row: Row): Promise<StaffCalls['trading-match']['answer']> {
  const markets = await tradedMarketsOf(desk, row.id)
  const stops = await stopsOf(desk.db, [row.id])
  const acts = await tradingActsOf(desk.db, row.id)
  const names = await staffNames(
    desk,
    [...stops, ...acts].map(({ staff_id }) => staff_id),
  )
  const known = new Map(markets.map(({ market }) => [market.id, marketName(desk, row, market)]))
  return {
    match: await describeMatch(desk, row),
    exposure: [...exposureOfMatch(markets)],
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
    ...(stop && { stop: describeStop(stop, names) }),
    outcomes: outcomesIn(desk, row, market).map((outcome) => describeOutcome(desk, row, traded, outcome)),
    exposure: [...exposure],
  }
}

function describeOutcome(desk: Desk, row: Row, { market, bets }: TradedMarket, id: string): Outcome {
  const odds: Readonly<Record<string, number>> = JSON.parse(market.odds)
  const result: Readonly<Record<string, Outcome['share']>> = JSON.parse(market.result ?? '{}')
  const share = Object.hasOwn(result, id) ? result[id] : undefined
  return {
    ...{ id, name: outcomeName(desk, row, id) },
    ...(Object.hasOwn(odds, id) && { odds: odds[id] }),
    ...(share && { share }),
    money: moneyOn(bets.filter(({ outcome }) => outcome === id)),
  }
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
