import type { Caller } from '../../../kernel/calls/call.ts'
import { callError } from '../errors.ts'
import type { Player, Players } from '../players.ts'
import type { Account } from '../tables.ts'
import { readAccess } from './access-tokens.ts'
import { isActive } from './is-active.ts'

/** The player identified by the access token in the header; throws if the session has ended. */
export async function requirePlayer(players: Players, caller: Caller): Promise<Player> {
  const token = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  const access = token ? await readAccess(players, token) : undefined
  const account = access && (await findActiveAccount(players, access.sessionId))
  if (!access || !account) throw callError('signed-out')
  if (account.blocked) throw callError('user-blocked', { about: account.id })
  return { account, sessionId: access.sessionId }
}

function findActiveAccount(players: Players, sessionId: string): Promise<Account | undefined> {
  return players.db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('sessions.id', '=', sessionId)
    .where(isActive(players))
    .executeTakeFirst()
}
