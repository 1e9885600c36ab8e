import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { takeTurn } from '../../../kernel/database/in-turn.ts'
import { hasQueuedDeposit } from '../../cashier/deposits/of-account.ts'
import { hasOpenWithdrawal } from '../../cashier/withdrawals/of-account.ts'
import { hasRunningRound } from '../../games/own/of-account.ts'
import { balancesOf } from '../../ledger/statements/balances.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { hasOpenBet } from '../../sportsbook/bets/of-account.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Account } from '../tables.ts'

/** Why the account cannot be opened by its player any more; for colleagues. */
const reason = 'Closed by the player'

/** Closes an account of which nothing is open and in which no real money is left, and ends its sessions. */
export async function closeOwnAccount({ db, now }: Players, caller: Caller, { id }: Account): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, `stakes of ${id}`)
    await requireNothingLeft(transaction, id)
    await transaction
      .updateTable('accounts')
      .set({ blocked: 1, blocked_at: now(), block_reason: reason, subscriptions: '[]' })
      .where('id', '=', id)
      .execute()
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'account-closed', account: id })
    await endSessionsOf(transaction, id, now())
  })
}

async function requireNothingLeft(db: Database, id: string): Promise<void> {
  if (await isInPlay(db, id)) throw callError('account-in-play')
  const left = (await balancesOf(db, id)).filter(({ pocket, amount }) => pocket !== 'bonus' && amount > 0)
  if (left.length > 0) throw callError('account-not-empty')
}

const isInPlay = async (db: Database, id: string): Promise<boolean> =>
  (await hasOpenWithdrawal(db, id)) ||
  (await hasQueuedDeposit(db, id)) ||
  (await hasOpenBet(db, id)) ||
  hasRunningRound(db, id)
