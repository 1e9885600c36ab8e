import type { Players } from '../players.ts'

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
  { db, now }: Pick<Players, 'db' | 'now'>,
  accountId: string,
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .select(({ fn }) => ['id', 'ip', 'user_agent', 'created_at', fn.max('issued_at').as('seen_at')])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .groupBy(['id', 'ip', 'user_agent', 'created_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}
