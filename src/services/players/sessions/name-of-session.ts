import { hashToken } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'
import { isActive } from './is-active.ts'

/** The user name behind a refresh token, without using the token up; undefined if the session has ended. */
export async function nameOfSession(players: Players, refreshToken: string): Promise<string | undefined> {
  const account = await players.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['email_written', 'phone', 'login'])
    .where('token_hash', '=', hashToken(refreshToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', players.now())
    .where(isActive(players))
    .where('blocked', '=', 0)
    .executeTakeFirst()
  return account?.email_written ?? account?.phone ?? account?.login ?? undefined
}
