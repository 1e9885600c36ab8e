import type { Database } from '../../../kernel/database/database.ts'
import { inTurn } from '../../../kernel/database/in-turn.ts'
import { hmac } from '../../../kernel/hmac.ts'
import { newToken, type Secrets } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'
import { giveCode } from './one-time-codes.ts'

const purpose = 'recover-password'
const hour = 3600 * 1000
const lifetime = hour
/** For so long, requests get the same link again; each prolongs its life. */
const sameLinkFor = 24 * hour

/**
 * The token of an account's recovery link. While a link is valid, it stays the same: a stranger who asks for another one
 * does not void what the owner is about to open.
 */
export function recoveryToken({ db, now, secrets }: Players, accountId: string): Promise<string> {
  return inTurn(db, `recovery of ${accountId}`, async (transaction) => {
    const link = (await findLink(transaction, accountId, now())) ?? { seed: newToken(), given_at: now() }
    const code = tokenOf(secrets, link.seed)
    await giveCode({ db: transaction, now }, { code, accountId, purpose, lifetime, link })
    return code
  })
}

const tokenOf = (secrets: Secrets, seed: string) => hmac(secrets.keyFor('recovery-links'), seed).toString('base64url')

function findLink(db: Database, accountId: string, now: number) {
  return db
    .selectFrom('one_time_codes')
    .select(['seed', 'given_at'])
    .$narrowType<{ seed: string; given_at: number }>()
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('given_at', '>', now - sameLinkFor)
    .executeTakeFirst()
}
