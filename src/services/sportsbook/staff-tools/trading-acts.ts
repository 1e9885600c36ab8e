import type { TradingActKind } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId } from '../../../kernel/secrets.ts'
import type { Sportsbook } from '../sportsbook.ts'

/** What a trader did, about a match or one of its markets. */
export type TradingAct = {
  readonly fixture: string
  /** The whole match if left out. */
  readonly market?: string | undefined
  readonly staff: string
  /** For colleagues. */
  readonly note: string
}

/** Stores what a trader did, with the transaction in which it happens. */
export async function addTradingAct(
  { now }: Pick<Sportsbook, 'now'>,
  db: Database,
  act: TradingActKind,
  { fixture, market = '', staff, note }: TradingAct,
): Promise<void> {
  await db
    .insertInto('trading_acts')
    .values({ id: newId(), fixture_id: fixture, market_id: market, at: now(), staff_id: staff, act, note })
    .execute()
}

/** What traders did about a match, oldest first. */
export const tradingActsOf = (db: Database, fixture: string) =>
  db.selectFrom('trading_acts').selectAll().where('fixture_id', '=', fixture).orderBy('at').orderBy('id').execute()
