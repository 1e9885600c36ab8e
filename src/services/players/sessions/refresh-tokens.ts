import type { Caller } from '../../../kernel/calls/call.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import { hmac } from '../../../kernel/hmac.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { addSecurityEvent } from '../../security/events/add-security-event.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'
import { isActive, oldestActive } from './is-active.ts'
import { endSession, type Session } from './sessions.ts'

export const refreshSeconds = 30 * 24 * 3600

/** Grace period, because two tabs may refresh with the same token at nearly the same time. */
const graceMilliseconds = 20_000

type Issued = { readonly hash: string; readonly sessionId: string; readonly now: number; readonly expiresAt: number }

const insertToken = prepare((db, { hash, sessionId, now, expiresAt }: Issued) =>
  db
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: sessionId, issued_at: now, expires_at: expiresAt, used_at: null })
    .onConflict((conflict) => conflict.doNothing()),
)

const spendToken = prepare((db, { hash, now }: Pick<Issued, 'hash' | 'now'>) =>
  db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id'),
)

const findActiveSession = prepare((db, { id, oldest }: { readonly id: string; readonly oldest: number }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id as sessionId', 'account_id as accountId'])
    .where('sessions.id', '=', id)
    .where(isActive(oldest))
    .where('blocked', '=', 0),
)

export async function addRefreshToken(db: Database, sessionId: string, token: string, now: number): Promise<string> {
  const expiresAt = now + refreshSeconds * 1000
  await insertToken(db, { hash: hashToken(token), sessionId, now, expiresAt })
  return token
}

/** Exchanges a token for its successor. Concurrent requests with one token get the same successor. */
export async function rotate(players: Players, caller: Caller, token: string): Promise<Session> {
  const { db, now } = players
  const hash = hashToken(token)
  const session = await inGroup(db, async (transaction) => {
    const [spent] = await spendToken(transaction, { hash, now: now() })
    const id = spent?.session_id ?? (await sessionInGrace({ db: transaction, now }, caller, hash))
    const [active] = id ? await findActiveSession(transaction, { id, oldest: oldestActive(players) }) : []
    if (!active) return undefined
    const successors = successorsOf(players, token)
    const known = spent ? undefined : await findIssued(transaction, successors)
    const refreshToken = known ?? (await addRefreshToken(transaction, active.sessionId, successors[0], now()))
    return { ...active, refreshToken }
  })
  if (!session) throw callError('session-ended')
  return session
}

/** Derived, so that it can be issued again without being stored; with the current key, and with former ones. */
function successorsOf({ secrets }: Players, token: string): [string, ...string[]] {
  const derive = (key: Buffer) => hmac(key, token).toString('base64url')
  const [current, ...former] = secrets.keysFor('refresh-tokens')
  return [derive(current), ...former.map(derive)]
}

/** The successor that another request with the same token got. */
async function findIssued(db: Database, successors: readonly string[]): Promise<string | undefined> {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('token_hash', 'in', successors.map(hashToken))
    .execute()
  return successors.find((one) => rows.some(({ token_hash }) => token_hash === hashToken(one)))
}

/**
 * Handles reuse of a token: within the grace period it is a parallel tab, afterwards possibly theft, which ends the
 * session.
 */
async function sessionInGrace(
  { db, now }: Pick<Players, 'db' | 'now'>,
  caller: Caller,
  hash: string,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!known?.used_at) return undefined
  if (Math.abs(now() - known.used_at) <= graceMilliseconds) return known.session_id
  const account = await endSession(db, known.session_id, now())
  if (account) await addSecurityEvent({ db, now }, caller, { name: 'token-reused', account })
  return undefined
}

/** The session of a token, used or not: signing out works with either. */
export async function sessionOfToken(db: Database, token: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return known?.session_id
}
