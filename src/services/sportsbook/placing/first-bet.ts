import type { Database } from '../../../kernel/database/database.ts'
import { originOf } from '../../events/of-account.ts'
import { addEvent } from '../../events/record-event.ts'
import type { Sportsbook } from '../sportsbook.ts'
import type { StoredBet } from '../tables.ts'

/** Campaigns are told of the first bet of the players that they brought. */
export async function recordFirstBet({ now }: Sportsbook, db: Database, bet: StoredBet): Promise<void> {
  const { id, account_id, currency, total: amount } = bet
  if (await hasOtherBet(db, bet)) return
  await addEvent(
    { db, now },
    { ...(await originOf(db, account_id)), kind: 'first-bet', account_id, details: { bet: id, currency, amount } },
  )
}

async function hasOtherBet(db: Database, { id, account_id }: StoredBet): Promise<boolean> {
  const other = await db
    .selectFrom('bets')
    .select('id')
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
