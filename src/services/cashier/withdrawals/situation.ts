import type { Database } from '../../../kernel/database/database.ts'
import { type Conditions, conditionsOf, day } from '../../../rules/cashier/withdrawals/conditions.ts'
import { profileOf } from '../../../rules/profile/profile-of.ts'
import { depositsSince, stakesSince } from '../turnover/turnover-of.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'
import { termsOf } from './offered.ts'

/** The conditions of a withdrawal, as they are for this player now. */
export async function readConditions(
  withdrawing: Pick<Withdrawing, 'records' | 'now'>,
  db: Database,
  receiver: Receiver,
): Promise<Conditions> {
  const { id: player, currency } = receiver
  const now = withdrawing.now()
  const span = { player, currency, since: await lastAskedAt(db, player) }
  return conditionsOf({
    now,
    policy: termsOf(withdrawing, receiver),
    profile: profileOf(receiver),
    countries: [receiver.country, receiver.home_country],
    emailConfirmed: receiver.email_confirmed === 1 && receiver.email_written !== null,
    askedAt: await countedSince(db, player, now - day),
    deposits: await depositsSince(db, span),
    bets: await stakesSince(db, span),
  })
}

/** The turnover was complete when the last withdrawal was asked for: what was before has been looked at. */
async function lastAskedAt(db: Database, accountId: string): Promise<number> {
  const last = await db
    .selectFrom('withdrawals')
    .select('created_at')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.created_at ?? 0
}

/** What came to nothing does not count for the daily limit. */
async function countedSince(db: Database, accountId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .where('state', 'not in', ['rejected', 'cancelled'])
    .execute()
  return rows.map(({ created_at }) => created_at)
}
