import type { Caller } from '../../../kernel/calls/call.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import { callError } from '../errors.ts'
import type { Player, Players } from '../players.ts'
import { readAccess } from './access-tokens.ts'
import { isActive, oldestActive } from './is-active.ts'

/** The player identified by the access token in the header; throws if the session has ended. */
export async function requirePlayer(players: Players, caller: Caller): Promise<Player> {
  const token = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  const access = token ? await readAccess(players, token) : undefined
  const account =
    access && (await findActiveAccount(players.db, { id: access.sessionId, oldest: oldestActive(players) }))[0]
  if (!access || !account) throw callError('signed-out')
  if (account.blocked) throw callError('user-blocked', { about: account.id })
  return { account, sessionId: access.sessionId }
}

const findActiveAccount = prepare((db, { id, oldest }: { readonly id: string; readonly oldest: number }) =>
  db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('sessions.id', '=', id)
    .where(isActive(oldest)),
)
