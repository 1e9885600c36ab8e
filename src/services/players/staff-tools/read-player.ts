import type { Selectable } from 'kysely'
import { hasFactor } from '../../factors/held-factors.ts'
import { cashOf } from '../../ledger/statements/balances.ts'
import { bonusesOf } from '../../offers/bonuses/bonuses-of.ts'
import { type OpenSession, openSessionsOf } from '../sessions/open-sessions.ts'
import type { Account, ConsentTable } from '../tables.ts'
import type { Tools } from './act.ts'

export type PlayerFile = {
  readonly account: Account
  /** In minor units. */
  readonly cash: number
  readonly hasFactor: boolean
  readonly sessions: readonly OpenSession[]
  readonly consents: readonly Selectable<ConsentTable>[]
  readonly bonuses: Awaited<ReturnType<typeof bonusesOf>>
}

/** What the staff sees of a player; undefined if there is none. */
export async function readPlayer(tools: Tools, id: string): Promise<PlayerFile | undefined> {
  const { db } = tools
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!account) return undefined
  const [cash, withFactor, sessions, consents, bonuses] = await Promise.all([
    cashOf(db, id, account.currency),
    hasFactor(db, { kind: 'player', id }),
    openSessionsOf(tools, id),
    db.selectFrom('consents').selectAll().where('account_id', '=', id).orderBy('created_at', 'desc').execute(),
    bonusesOf(db, id),
  ])
  return { account, cash, hasFactor: withFactor, sessions, consents, bonuses }
}
