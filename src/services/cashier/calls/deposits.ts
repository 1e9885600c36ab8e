import type { Handler } from '../cashier.ts'
import { describeDeposit } from '../deposits/describe-deposit.ts'
import { ownDeposit } from '../deposits/find-deposit.ts'
import { depositsPage } from '../deposits/history.ts'
import { receiveCall } from '../deposits/receive-call.ts'
import { sendTransaction as send } from '../deposits/send-transaction.ts'
import { startDeposit as start } from '../deposits/start-deposit.ts'

export const startDeposit: Handler<'start-deposit'> = async (cashier, { body, player: { account } }) => ({
  deposit: describeDeposit(cashier, account, await start(cashier, account, body)),
})

export const sendTransaction: Handler<'send-transaction'> = async (cashier, { params, body, player: { account } }) => ({
  deposit: describeDeposit(cashier, account, await send(cashier, account, params.deposit, body)),
})

export const deposit: Handler<'deposit'> = async (cashier, { params, player: { account } }) => ({
  deposit: describeDeposit(cashier, account, await ownDeposit(cashier.db, params.deposit, account.id)),
})

export const deposits: Handler<'deposits'> = async (cashier, { query, player: { account } }) => {
  const { deposits, next } = await depositsPage(cashier, account.id, query)
  return { deposits: deposits.map((one) => describeDeposit(cashier, account, one)), ...(next && { next }) }
}

export const paymentCallback: Handler<'payment-callback'> = async (cashier, { params, body }) => {
  const { state } = await receiveCall(cashier, params.provider, body)
  return { success: true, state }
}
