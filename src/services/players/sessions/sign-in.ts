import type { Caller } from '../../../kernel/calls/call.ts'
import type { Proof } from '../../factors/prove-factor.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import type { Account } from '../tables.ts'
import { beginSession } from './begin-session.ts'
import { requireSecondStep } from './second-step.ts'
import type { Session } from './sessions.ts'

/** Starts a session for a user whose password or Google account was verified; throws if a second step is needed. */
export async function signIn(players: Players, caller: Caller, account: Account): Promise<Session> {
  if (account.blocked) throw callError('user-blocked', { about: account.id })
  await requireSecondStep(players, caller, account)
  return startSession(players, caller, { accountId: account.id })
}

type Start = {
  readonly accountId: string
  /** How the second step was done. */
  readonly by?: Proof
}

/** Starts a session for a user who has passed every step. */
export async function startSession({ db, now }: Players, caller: Caller, { accountId, by }: Start): Promise<Session> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ last_seen_at: now(), last_seen_ip: caller.ip })
      .where('id', '=', accountId)
      .where('blocked', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw callError('user-blocked', { about: accountId })
    const event = { name: 'signed-in', account: accountId, ...(by && { details: by }) } as const
    await addSecurityEvent({ db: transaction, now }, caller, event)
    return beginSession(transaction, accountId, caller, now())
  })
}
