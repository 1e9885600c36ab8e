import type { Database } from '../../../kernel/database/database.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { endSession, type Session } from './sessions.ts'

export const refreshSeconds = 30 * 24 * 3600

/** Two tabs may refresh with the same token at nearly the same time. */
const graceMilliseconds = 20_000

export async function addRefreshToken(db: Database, sessionId: string, now: number): Promise<string> {
  const token = newToken()
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      session_id: sessionId,
      issued_at: now,
      expires_at: now + refreshSeconds * 1000,
      used_at: null,
    })
    .execute()
  return token
}

/** The old token is spent by one conditional update: of all who hold it, one gets on. */
export async function rotate({ db, now }: Players, token: string): Promise<Session> {
  const hash = hashToken(token)
  const session = await db.transaction().execute(async (transaction) => {
    const spent = await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: now() })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning('session_id')
      .executeTakeFirst()
    const sessionId = spent?.session_id ?? (await sessionInGrace(transaction, hash, now()))
    const standing = sessionId && (await findStanding(transaction, sessionId))
    if (!standing) return undefined
    return { ...standing, refreshToken: await addRefreshToken(transaction, standing.sessionId, now()) }
  })
  if (!session) throw callError('session-ended')
  return session
}

function findStanding(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id as sessionId', 'account_id as accountId'])
    .where('sessions.id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('blocked', '=', 0)
    .executeTakeFirst()
}

/** A spent token that comes back: a parallel tab at first, later a thief, and then nobody keeps the session. */
async function sessionInGrace(db: Database, hash: string, now: number): Promise<string | undefined> {
  const known = await db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!known?.used_at) return undefined
  if (Math.abs(now - known.used_at) <= graceMilliseconds) return known.session_id
  await endSession(db, known.session_id, now)
  return undefined
}

/** The session of a token, spent or not: whoever signs out is out. */
export async function sessionOfToken(db: Database, token: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return known?.session_id
}
