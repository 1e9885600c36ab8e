import { cancelWithdrawal as cancel } from '../withdrawals/cancel-withdrawal.ts'
import { describeConditions } from '../withdrawals/describe-conditions.ts'
import { describeWithdrawal } from '../withdrawals/describe-withdrawal.ts'
import { ownWithdrawal } from '../withdrawals/find-withdrawal.ts'
import { withdrawalsPage } from '../withdrawals/history.ts'
import { requestWithdrawal as request } from '../withdrawals/request-withdrawal.ts'
import type { Handler } from '../withdrawing.ts'

export const withdrawalConditions: Handler<'withdrawal-conditions'> = (withdrawing, { player: { account } }) =>
  describeConditions(withdrawing, account)

export const requestWithdrawal: Handler<'request-withdrawal'> = async (withdrawing, { body, caller, player }) => {
  const { account } = player
  return { withdrawal: describeWithdrawal(withdrawing, account, await request(withdrawing, caller, account, body)) }
}

export const cancelWithdrawal: Handler<'cancel-withdrawal'> = async (withdrawing, { params, caller, player }) => {
  const { account } = player
  const cancelled = await cancel(withdrawing, caller, account, params.withdrawal)
  return { withdrawal: describeWithdrawal(withdrawing, account, cancelled) }
}

export const withdrawal: Handler<'withdrawal'> = async (withdrawing, { params, player: { account } }) => ({
  withdrawal: describeWithdrawal(
    withdrawing,
    account,
    await ownWithdrawal(withdrawing.db, params.withdrawal, account.id),
  ),
})

export const withdrawals: Handler<'withdrawals'> = async (withdrawing, { query, player: { account } }) => {
  const { rows, next } = await withdrawalsPage(withdrawing, account.id, query)
  return { withdrawals: rows.map((one) => describeWithdrawal(withdrawing, account, one)), ...(next && { next }) }
}
