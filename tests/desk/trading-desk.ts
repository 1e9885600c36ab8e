import type { InjectOptions } from 'fastify'
import { settleResults } from '../../src/services/sportsbook/settlement/settle-results.ts'
import type { DatabaseKind } from '../kernel/databases.ts'
import { bettorOf, feedOn, withBets } from '../services/sportsbook/test-bets.ts'
import { openTestDesk } from './test-desk.ts'

export type TradingDesk = Awaited<ReturnType<typeof openTradingDesk>>

type Beside = NonNullable<Parameters<typeof openTestDesk>[1]>['beside']

/** A desk over matches that tests make, with players who bet on them. */
export async function openTradingDesk(kind: DatabaseKind, beside?: Beside) {
  const environment = { SPORTS_FEED: 'off' }
  const desk = await openTestDesk(kind, { change: withBets, environment, ...(beside && { beside }) })
  const clock = {
    get now() {
      return Date.now() + desk.clock.ahead
    },
    set now(moment: number) {
      desk.clock.ahead = moment - Date.now()
    },
  }
  const call = (method: InjectOptions['method'], url: string, body?: unknown, headers: Record<string, string> = {}) =>
    desk.app.inject({
      method: method ?? 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    })
  return {
    ...desk,
    ...feedOn({ db: desk.db, clock }),
    newBettor: (money?: number) => bettorOf({ call, db: desk.db, clock }, money),
    settle: () => settleResults(desk.desk),
  }
}
