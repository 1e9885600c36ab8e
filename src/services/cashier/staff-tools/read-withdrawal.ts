import type { Database } from '../../../kernel/database/database.ts'
import { missingFields } from '../../../rules/profile/profile-fields.ts'
import { profileOf } from '../../../rules/profile/profile-of.ts'
import type { Receiver } from '../withdrawing.ts'

export const findWithdrawal = (db: Database, id: string) =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()

/** What the staff did about withdrawals, oldest first. */
export const actsOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('withdrawal_acts')
    .select(['id', 'withdrawal_id', 'at', 'staff_id', 'act', 'note'])
    .where('withdrawal_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** The newest other withdrawals of a player. */
export const earlierOf = (db: Database, { account_id, id }: { readonly account_id: string; readonly id: string }) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()

type Total = { readonly count: number; readonly amount: number }

/** What a decision needs to know about the money and the profile of a player. */
export const factsAbout = async (db: Database, receiver: Receiver) => ({
  profile: profileOf(receiver),
  missingInProfile: missingFields(profileOf(receiver)),
  deposited: await depositedBy(db, receiver.id),
  withdrawn: await withdrawnBy(db, receiver.id),
  staked: await stakedBy(db, receiver.id),
})

const depositedBy = async (db: Database, accountId: string): Promise<Total> =>
  totalOf(
    await db
      .selectFrom('deposits')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('credited_amount').as('amount')])
      .where('account_id', '=', accountId)
      .where('state', '=', 'success')
      .executeTakeFirstOrThrow(),
  )

const withdrawnBy = async (db: Database, accountId: string): Promise<Total> =>
  totalOf(
    await db
      .selectFrom('withdrawals')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('amount').as('amount')])
      .where('account_id', '=', accountId)
      .where('state', '=', 'sent')
      .executeTakeFirstOrThrow(),
  )

const stakedBy = async (db: Database, accountId: string): Promise<Total> =>
  totalOf(
    await db
      .selectFrom('turnover')
      .select(({ fn }) => [fn.countAll().as('count'), fn.sum('stake').as('amount')])
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
  )

/** PostgreSQL answers with texts, and without rows both databases with null. */
const totalOf = (row: { readonly count: unknown; readonly amount: unknown }): Total => ({
  count: Number(row.count),
  amount: Number(row.amount ?? 0),
})
