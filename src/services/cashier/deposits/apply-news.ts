import type { DepositState } from '../../../contract/index.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { nextState } from '../../../rules/cashier/deposit-states.ts'
import { inTurnOfBonuses } from '../../offers/bonuses/in-turn-of-bonuses.ts'
import type { Cashier } from '../cashier.ts'
import { tellPayer } from '../notices/tell-payer.ts'
import type { Deposit } from '../tables.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { News } from './news.ts'

/** How long a player has to send the transaction ID again. */
const retryTime = 30 * 60_000

type Judge = (transaction: Database, deposit: Deposit) => Promise<News | undefined> | News | undefined

/**
 * Changes a deposit by what happened to it, and credits the money with the same commit. Of several news at once each
 * sees what the ones before have changed.
 */
export function applyNews(cashier: Cashier, { id, account_id }: Deposit, judge: Judge): Promise<Deposit> {
  return inTurnOfBonuses(cashier.db, account_id, async (transaction) => {
    const deposit = await lockDeposit(transaction, id)
    const news = await judge(transaction, deposit)
    const state = news && nextState(deposit.state, news.kind)
    if (!news || !state) return deposit
    const changed = await change(transaction, deposit, state, news, cashier.now())
    if (state === 'success') await creditDeposit(cashier, transaction, changed)
    await tellPayer(cashier, transaction, changed)
    return changed
  })
}

/** No one else changes the row until the transaction ends. On SQLite transactions take turns anyway. */
function lockDeposit(transaction: Database, id: string): Promise<Deposit> {
  return transaction
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
}

function change(transaction: Database, deposit: Deposit, state: DepositState, { reason }: News, now: number) {
  const again = { transaction_id: null, sent_amount: null, sent_at: null, expires_at: now + retryTime }
  return transaction
    .updateTable('deposits')
    .set({
      state,
      reason,
      ...(state === 'waiting' ? again : { finished_at: now }),
      ...(state === 'success' && { credited_amount: deposit.sent_amount ?? deposit.amount }),
    })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
