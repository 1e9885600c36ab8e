import type { Database } from '../../../kernel/database/database.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import type { Cashier } from '../cashier.ts'
import { callError } from '../errors.ts'
import { contentOf, isSignedCall, type SignedCall } from '../provider/signature.ts'
import type { Deposit } from '../tables.ts'
import { applyNews } from './apply-news.ts'
import { findDeposit } from './find-deposit.ts'
import { newsIn } from './news.ts'

/** How old a call may be, and how far the clocks may differ. */
const longestWay = 5 * 60_000

/** Takes a call of a provider. Each counts once; a repeated one is answered with the state of the deposit. */
export async function receiveCall(cashier: Cashier, provider: string, call: SignedCall): Promise<Deposit> {
  if (provider !== cashier.payments.name || !isSignedCall(cashier.secrets, provider, call))
    throw callError('callback-forged')
  if (Math.abs(cashier.now() - call.time) > longestWay) throw callError('callback-outdated')
  const deposit = await findDeposit(cashier.db, call.deposit)
  if (!deposit) throw callError('deposit-unknown')
  return applyNews(cashier, deposit, async (transaction, current) =>
    (await isNew(transaction, call, cashier.now())) ? newsIn(current, call) : undefined,
  )
}

/** Throws if the id was used for another call. */
async function isNew(transaction: Database, call: SignedCall, now: number): Promise<boolean> {
  const content_hash = hashToken(contentOf(call))
  const added = await transaction
    .insertInto('provider_calls')
    .values({ id: call.id, deposit_id: call.deposit, content_hash, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return true
  const known = await transaction
    .selectFrom('provider_calls')
    .select('content_hash')
    .where('id', '=', call.id)
    .executeTakeFirst()
  if (known?.content_hash !== content_hash) throw callError('callback-altered')
  return false
}
