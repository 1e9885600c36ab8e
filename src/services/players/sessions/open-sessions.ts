import type { Players } from '../players.ts'
import { isActive, oldestActive } from './is-active.ts'

export type OpenSession = {
  readonly id: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: number
  /** When the session was last prolonged. */
  readonly seen_at: number
}

const most = 100

/** The sessions in which an account is signed in, last used first. */
export async function openSessionsOf(
  players: Pick<Players, 'db' | 'now' | 'settings'>,
  accountId: string,
): Promise<OpenSession[]> {
  return players.db
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(({ fn }) => ['id', 'ip', 'user_agent', 'created_at', fn.max('issued_at').as('seen_at')])
    .where('account_id', '=', accountId)
    .where(isActive(oldestActive(players)))
    .where('expires_at', '>', players.now())
    .groupBy(['id', 'ip', 'user_agent', 'created_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}
