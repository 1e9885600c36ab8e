import type { PaymentMethod } from '../../../contract/index.ts'
import { checkEntered } from '../../../kernel/calls/check-entered.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { checkAmount } from '../amounts/check-amount.ts'
import type { Cashier, Payer } from '../cashier.ts'
import { callError } from '../errors.ts'
import { paymentOf } from '../provider/provider.ts'
import type { Deposit } from '../tables.ts'
import { keepLimits } from './keep-limits.ts'
import { type Asked, enteredFields, hashOfRequest, newDeposit } from './new-deposit.ts'
import { offeredMethod } from './offered.ts'

/** Starts a deposit, once for each request id. */
export async function startDeposit(cashier: Cashier, payer: Payer, asked: Asked): Promise<Deposit> {
  const known = await startedBefore(cashier, payer, asked)
  return announced(cashier, payer, known ?? (await start(cashier, payer, asked)))
}

async function start(cashier: Cashier, payer: Payer, asked: Asked): Promise<Deposit> {
  const method = offeredMethod(cashier, payer, asked.method)
  checkAmount(cashier, { range: method.range, amount: asked.amount, currency: payer.currency, of: 'deposit' })
  checkEntered(cashier, payer, method.fields ?? [], enteredFields(asked))
  return inTurn(cashier.db, `deposits of ${payer.id}`, async (db) => {
    const inside = { ...cashier, db }
    return (await startedBefore(inside, payer, asked)) ?? add(inside, payer, method, asked)
  })
}

/** Other deposits of the player wait meanwhile, so that together they stay within the limit. */
async function add(cashier: Cashier, payer: Payer, method: PaymentMethod, asked: Asked): Promise<Deposit> {
  await keepLimits(cashier, payer.id, asked.amount)
  const deposit = await newDeposit(cashier, payer, method, asked)
  await cashier.db.insertInto('deposits').values(deposit).execute()
  return deposit
}

async function startedBefore({ db }: Cashier, payer: Payer, asked: Asked): Promise<Deposit | undefined> {
  const known = await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', payer.id)
    .where('request_id', '=', asked.request_id)
    .executeTakeFirst()
  if (known && known.request_hash !== hashOfRequest(asked)) throw callError('deposit-reused')
  return known
}

/** The provider expects the payment. If the process dies before, the same request announces it again. */
async function announced({ db, payments }: Cashier, { locale }: Payer, deposit: Deposit): Promise<Deposit> {
  if (deposit.announced === 1 || deposit.state !== 'waiting') return deposit
  const page = await payments.announce(paymentOf(deposit), locale)
  const changed = await db
    .updateTable('deposits')
    .set({ announced: 1, ...(page !== undefined && { link: page }) })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirst()
  return changed ?? deposit
}
