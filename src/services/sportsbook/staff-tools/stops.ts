import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { lineTurn } from '../line/apply-message.ts'
import { noteChange } from '../line/changes.ts'
import { offeredState } from '../shown/describe.ts'
import type { Sportsbook } from '../sportsbook.ts'
import { addTradingAct, type TradingAct } from './trading-acts.ts'

type Refusal = 'unknown' | 'done-before'

/** Takes no bets on a market or a whole match until `reopenBets`. Bets that are being placed come before or are refused. */
export const suspendBets = (sportsbook: Sportsbook, act: TradingAct): Promise<Refusal | undefined> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    if (!(await isKnown(db, act))) return 'unknown'
    const { fixture: fixture_id, market: market_id = '', staff: staff_id, note: reason } = act
    const added = await db
      .insertInto('bet_stops')
      .values({ fixture_id, market_id, staff_id, reason, at: sportsbook.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('at')
      .executeTakeFirst()
    if (!added) return 'done-before'
    await followStops(sportsbook, db, fixture_id)
    await addTradingAct(sportsbook, db, 'suspend', act)
    return undefined
  })

/** Takes bets again as the feed offers them. */
export const reopenBets = (sportsbook: Sportsbook, act: TradingAct): Promise<Refusal | undefined> =>
  inTurn(sportsbook.db, lineTurn, async (db) => {
    if (!(await isKnown(db, act))) return 'unknown'
    const removed = await db
      .deleteFrom('bet_stops')
      .where('fixture_id', '=', act.fixture)
      .where('market_id', '=', act.market ?? '')
      .returning('at')
      .executeTakeFirst()
    if (!removed) return 'done-before'
    await followStops(sportsbook, db, act.fixture)
    await addTradingAct(sportsbook, db, 'reopen', act)
    return undefined
  })

/** Whether a market takes bets, as players see it. */
export const stateForPlayers = offeredState

/** What is suspended in a match, and by whom. */
export const stopsOf = (db: Database, fixtures: readonly string[]) =>
  db
    .selectFrom('bet_stops')
    .selectAll()
    .where('fixture_id', 'in', ['', ...fixtures])
    .execute()

async function isKnown(db: Database, { fixture, market }: TradingAct): Promise<boolean> {
  const found =
    market === undefined
      ? await db.selectFrom('fixtures').select('id').where('id', '=', fixture).executeTakeFirst()
      : await db
          .selectFrom('markets')
          .select('id')
          .where('fixture_id', '=', fixture)
          .where('id', '=', market)
          .executeTakeFirst()
  return found !== undefined
}

/** Writes to the match and its markets which of them take no bets, and tells viewers. */
async function followStops(sportsbook: Sportsbook, db: Database, id: string): Promise<void> {
  const stops = new Set((await stopsOf(db, [id])).map(({ market_id }) => market_id))
  const stopped = stops.has('') ? 1 : 0
  const fixture = await db
    .updateTable('fixtures')
    .set({ stopped })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const set = (value: 0 | 1) =>
    db
      .updateTable('markets')
      .set((row) => ({ stopped: value, version: row('version', '+', 1), changed_at: sportsbook.now() }))
      .where('fixture_id', '=', id)
      .where('stopped', '<>', value)
  const named = ['', ...stops]
  const held = await (stopped ? set(1) : set(1).where('id', 'in', named)).returningAll().execute()
  const freed = stopped ? [] : await set(0).where('id', 'not in', named).returningAll().execute()
  await noteChange(sportsbook, db, { before: fixture, fixture, markets: [...held, ...freed] })
}
