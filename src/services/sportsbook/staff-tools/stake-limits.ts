import type { CurrencyCode } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { toMinorUnits } from '../../../rules/minor-units.ts'
import { lineTurn } from '../line/apply-message.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { findMarket, findMatch } from './read-match.ts'
import { addTradingAct, type TradingAct } from './trading-acts.ts'

type Place = TradingAct & { readonly currency: CurrencyCode }

type Limit = Place & { readonly stake?: number | undefined; readonly payout?: number | undefined }

/** Limits bets on a match or a market; an earlier limit of the same currency is replaced. */
export const setStakeLimit = (sportsbook: Sportsbook, limit: Limit): Promise<'unknown' | 'impossible' | undefined> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    if (!(await isKnown(db, limit))) return 'unknown'
    const {
      fixture: fixture_id,
      market: market_id = '',
      currency,
      stake,
      payout,
      staff: staff_id,
      note: reason,
    } = limit
    const usual = usualStakes(sportsbook).find((one) => one.currency === currency)?.amount ?? 0
    const isLower = usual > 0 && (stake === undefined || stake < usual)
    if (!isLower || (stake === undefined && payout === undefined)) return 'impossible'
    const limits = { maximum_stake: stake ?? null, maximum_payout: payout ?? null }
    const changing = { ...limits, staff_id, reason, at: sportsbook.now() }
    await db
      .insertInto('stake_limits')
      .values({ fixture_id, market_id, currency, ...changing })
      .onConflict((conflict) => conflict.columns(['fixture_id', 'market_id', 'currency']).doUpdateSet(changing))
      .execute()
    await db.updateTable('fixtures').set({ limited: 1 }).where('id', '=', fixture_id).execute()
    await addTradingAct(sportsbook, db, 'limit', limit)
    return undefined
  })

export const removeStakeLimit = (sportsbook: Sportsbook, limit: Place): Promise<'unknown' | 'no-limit' | undefined> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    if (!(await isKnown(db, limit))) return 'unknown'
    const removed = await db
      .deleteFrom('stake_limits')
      .where('fixture_id', '=', limit.fixture)
      .where('market_id', '=', limit.market ?? '')
      .where('currency', '=', limit.currency)
      .returning('at')
      .executeTakeFirst()
    if (!removed) return 'no-limit'
    if ((await stakeLimitsOf(db, limit.fixture)).length === 0)
      await db.updateTable('fixtures').set({ limited: 0 }).where('id', '=', limit.fixture).execute()
    await addTradingAct(sportsbook, db, 'unlimit', limit)
    return undefined
  })

export const stakeLimitsOf = (db: Database, fixture: string) =>
  db
    .selectFrom('stake_limits')
    .selectAll()
    .where('fixture_id', '=', fixture)
    .orderBy('market_id')
    .orderBy('currency')
    .execute()

/** The most that a bet may stake in each currency without limits of traders, in any market. */
export function usualStakes({ records }: Pick<Sportsbook, 'records'>) {
  const stakes = records().moneyPolicies.flatMap((policy) => policy.stakes)
  return [...Map.groupBy(stakes, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    amount: toMinorUnits(Math.max(...some.map(({ maximum }) => maximum))),
  }))
}

async function isKnown(db: Database, { fixture, market }: Place): Promise<boolean> {
  const found = market === undefined ? await findMatch(db, fixture) : await findMarket(db, fixture, market)
  return found !== undefined
}
