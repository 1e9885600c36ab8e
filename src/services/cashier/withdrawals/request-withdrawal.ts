import { checkEntered } from '../../../kernel/calls/check-entered.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { firstUnmet } from '../../../rules/cashier/withdrawals/conditions.ts'
import { holdOf } from '../../ledger/transfers/holds.ts'
import { post } from '../../ledger/transfers/post.ts'
import { endActiveBonuses } from '../../offers/bonuses/active-bonuses.ts'
import { inTurnOfBonuses } from '../../offers/bonuses/in-turn-of-bonuses.ts'
import { checkAmount } from '../amounts/check-amount.ts'
import { callError } from '../errors.ts'
import { tellReceiver } from '../notices/tell-receiver.ts'
import type { Withdrawal } from '../tables.ts'
import type { Receiver, Withdrawing } from '../withdrawing.ts'
import { type Asked, enteredFields, hashOfRequest, holdId, newWithdrawal } from './new-withdrawal.ts'
import { payoutMethod } from './offered.ts'
import { readConditions } from './situation.ts'

type Log = Parameters<typeof tellReceiver>[1]

/**
 * Sets the money aside and puts the withdrawal into the queue of the staff, once for each request id. Deposits and other
 * withdrawals of the player wait meanwhile, so what the conditions say stays true.
 */
export async function requestWithdrawal(
  withdrawing: Withdrawing,
  log: Log,
  receiver: Receiver,
  asked: Asked,
): Promise<Withdrawal> {
  const { isNew, withdrawal } = await inTurnOfBonuses(withdrawing.db, receiver.id, async (transaction) => {
    const known = await askedBefore(transaction, receiver, asked)
    if (known) return { isNew: false, withdrawal: known }
    return { isNew: true, withdrawal: await ask(withdrawing, transaction, receiver, asked) }
  })
  if (isNew) tellReceiver(withdrawing, log, receiver, withdrawal)
  return withdrawal
}

async function ask(
  withdrawing: Withdrawing,
  transaction: Database,
  receiver: Receiver,
  asked: Asked,
): Promise<Withdrawal> {
  const method = payoutMethod(withdrawing, receiver, asked.method)
  checkAmount(withdrawing, { range: method.range, amount: asked.amount, currency: receiver.currency, of: 'withdrawal' })
  checkEntered(withdrawing, receiver, method.withdrawal?.fields ?? [], enteredFields(asked))
  const unmet = firstUnmet(await readConditions(withdrawing, transaction, receiver))
  if (unmet) throw callError(`withdrawal-${unmet}`)
  const withdrawal = newWithdrawal(withdrawing, receiver, asked)
  await transaction.insertInto('withdrawals').values(withdrawal).execute()
  await takeMoney(withdrawing, transaction, receiver, { withdrawal, mayEndBonuses: asked.confirm_bonus_loss === true })
  return withdrawal
}

type Taking = { readonly withdrawal: Withdrawal; readonly mayEndBonuses: boolean }

async function takeMoney(
  withdrawing: Withdrawing,
  transaction: Database,
  { id: player, currency }: Receiver,
  { withdrawal: { id, amount }, mayEndBonuses }: Taking,
): Promise<void> {
  const cause = `withdrawal ${id}`
  const ended = await endActiveBonuses(withdrawing, transaction, { player, currency, cause })
  if (ended > 0 && !mayEndBonuses) throw callError('bonus-loss-unconfirmed')
  await post(withdrawing, transaction, holdOf({ id: holdId(id), cause, player, currency, amount }))
}

async function askedBefore(db: Database, receiver: Receiver, asked: Asked): Promise<Withdrawal | undefined> {
  const known = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', receiver.id)
    .where('request_id', '=', asked.request_id)
    .executeTakeFirst()
  if (known && known.request_hash !== hashOfRequest(asked)) throw callError('withdrawal-reused')
  return known
}
