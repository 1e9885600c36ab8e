import type { Caller } from '../../../kernel/calls/call.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'
import { beginSession } from './begin-session.ts'
import type { Session } from './sessions.ts'

/** Starts a session for a user whose identity was verified. */
export async function signIn({ db, now }: Players, caller: Caller, account: Account): Promise<Session> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ last_seen_at: now(), last_seen_ip: caller.ip })
      .where('id', '=', account.id)
      .where('blocked', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw callError('user-blocked', { about: account.id })
    await addSecurityEvent({ db: transaction, now }, caller, { name: 'signed-in', account: account.id })
    return beginSession(transaction, account.id, caller, now())
  })
}
