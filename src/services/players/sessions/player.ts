import type { Caller } from '../../../kernel/calls/call.ts'
import { CallError } from '../../../kernel/calls/errors.ts'
import type { Account } from '../../../kernel/database/tables.ts'
import type { Platform } from '../../../server/calls/platform.ts'
import { readAccess } from './access-tokens.ts'

export type Player = { readonly account: Account; readonly sessionId: string }

/** Who asks, by the access token in the header; refused where the session has ended meanwhile. */
export async function requirePlayer(platform: Platform, caller: Caller): Promise<Player> {
  const token = /^Bearer (\S+)$/i.exec(caller.header('authorization') ?? '')?.[1]
  const access = token ? await readAccess(platform, token) : undefined
  const account = access && (await findStanding(platform, access.sessionId))
  if (!access || !account) throw new CallError('signed-out')
  if (account.blocked) throw new CallError('user-blocked')
  return { account, sessionId: access.sessionId }
}

function findStanding({ db }: Platform, sessionId: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .innerJoin('sessions', 'sessions.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()
}
