import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { newId, newToken } from '../../../kernel/secrets.ts'
import { addRefreshToken } from './refresh-tokens.ts'
import { addSession, type Session } from './sessions.ts'

/** Starts a session with a new family of refresh tokens. */
export async function beginSession(db: Database, accountId: string, caller: Caller, now: number): Promise<Session> {
  const sessionId = newId()
  await addSession(db, sessionId, accountId, caller, now)
  return { accountId, sessionId, refreshToken: await addRefreshToken(db, sessionId, newToken(), now) }
}
