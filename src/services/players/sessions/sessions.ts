import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { insertRow } from '../../../kernel/database/insert-row.ts'
import { voidSteps } from '../../factors/second-steps/second-steps.ts'

export type Session = { readonly accountId: string; readonly sessionId: string; readonly refreshToken: string }

export async function addSession(
  db: Database,
  id: string,
  accountId: string,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
  now: number,
): Promise<void> {
  await insertRow(db, 'sessions', {
    id,
    account_id: accountId,
    created_at: now,
    ended_at: null,
    ip,
    user_agent: userAgent,
  })
}

/** Returns the id of the account; undefined if the session had already ended. */
export async function endSession(db: Database, sessionId: string, now: number): Promise<string | undefined> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return ended?.account_id
}

/** Ends the sessions of an account, and what was begun of another. */
export async function endSessionsOf(db: Database, accountId: string, now: number, except = ''): Promise<void> {
  await voidSteps({ db }, { kind: 'player', id: accountId })
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .where('ended_at', 'is', null)
    .execute()
}
