import type { SettlementRule } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { worstCase } from '../../../rules/settlement/worst-case.ts'
import { type OpenBets, openBetsOn } from '../exposure/open-bets.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredFixture, StoredMarket } from '../tables.ts'

export const findMatch = (db: Database, id: string): Promise<StoredFixture | undefined> =>
  db.selectFrom('fixtures').selectAll().where('id', '=', id).executeTakeFirst()

/** All its markets. */
export const marketsOf = (db: Database, fixture: string): Promise<StoredMarket[]> =>
  db.selectFrom('markets').selectAll().where('fixture_id', '=', fixture).orderBy('id').execute()

export const findMarket = (db: Database, fixture: string, id: string): Promise<StoredMarket | undefined> =>
  db.selectFrom('markets').selectAll().where('fixture_id', '=', fixture).where('id', '=', id).executeTakeFirst()

/** A market with its open bets, and what they pay at worst. */
export type TradedMarket = {
  readonly market: StoredMarket
  /** Undefined if its market type is no longer published. */
  readonly rule: SettlementRule | undefined
  readonly bets: readonly OpenBets[]
  readonly exposure: readonly Exposure[]
}

/** What open bets in one currency pay at worst. */
export type Exposure = Pick<OpenBets, 'currency' | 'staked'> & { readonly pays: number }

/** The markets of a match, those with bets first. */
export async function tradedMarketsOf(sportsbook: Sportsbook, fixture: string): Promise<readonly TradedMarket[]> {
  const { db, records } = sportsbook
  const markets = await marketsOf(db, fixture)
  const bets = Map.groupBy(await openBetsOn(sportsbook, db, fixture), ({ market }) => market)
  const types = new Map(records().marketTypes.map((type) => [type.id as string, type]))
  const place = ({ type }: StoredMarket) => types.get(type)?.order ?? Number.MAX_SAFE_INTEGER
  return markets
    .toSorted((one, other) => place(one) - place(other))
    .map((market) => {
      const on = bets.get(market.id) ?? []
      const rule = types.get(market.type)?.rule
      return { market, rule, bets: on, exposure: exposureOf(market, rule, on) }
    })
    .toSorted((one, other) => Number(other.bets.length > 0) - Number(one.bets.length > 0))
}

function exposureOf(
  { line }: StoredMarket,
  rule: SettlementRule | undefined,
  bets: readonly OpenBets[],
): readonly Exposure[] {
  return byCurrency(bets).map(([currency, some]) => ({
    currency,
    staked: some.reduce((sum, { staked }) => sum + staked, 0),
    pays: worstCase({ rule, line: line ?? undefined }, some),
  }))
}

/** The same of all markets together: no more, as one of them may not end at its worst when another does. */
export const exposureOfMatch = (markets: readonly TradedMarket[]): readonly Exposure[] =>
  byCurrency(markets.flatMap(({ exposure }) => exposure)).map(([currency, some]) => ({
    currency,
    staked: some.reduce((sum, { staked }) => sum + staked, 0),
    pays: some.reduce((sum, { pays }) => sum + pays, 0),
  }))

const byCurrency = <Some extends Pick<OpenBets, 'currency'>>(some: readonly Some[]) => [
  ...Map.groupBy(some, ({ currency }) => currency),
]
