import { randomInt } from 'node:crypto'
import type { Database } from '../../../kernel/database/database.ts'
import { prepare } from '../../../kernel/database/prepare.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import type { Players } from '../players.ts'
import type { OneTimeCodeTable } from '../tables.ts'

type Purpose = OneTimeCodeTable['purpose']

type NewCode = {
  readonly code: string
  readonly accountId: string
  readonly purpose: Purpose
  /** Milliseconds. */
  readonly lifetime: number
  readonly email?: string
  readonly link?: { readonly seed: string; readonly given_at: number }
}

/** Six digits suffice: a code belongs to one account, and the number of attempts is limited. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

type Stored = Omit<OneTimeCodeTable, 'used_at' | 'tries'>

const storeCode = prepare((db, { account_id, purpose, code_hash, email, expires_at, seed, given_at }: Stored) => {
  const content = { code_hash, email, expires_at, used_at: null, seed, given_at }
  return db
    .insertInto('one_time_codes')
    .values({ account_id, purpose, ...content })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(content))
})

/** A new code replaces the previous one. */
export async function giveCode(
  { db, now }: Pick<Players, 'db' | 'now'>,
  { code, accountId, purpose, lifetime, email, link }: NewCode,
): Promise<void> {
  await storeCode(db, {
    account_id: accountId,
    purpose,
    code_hash: hashToken(`${purpose} ${code}`),
    email: email ?? null,
    expires_at: now() + lifetime,
    seed: link?.seed ?? null,
    given_at: link?.given_at ?? null,
  })
}

/** Uses a code once. Returns undefined if it is unknown, used or expired. */
export function spendCode(
  db: Database,
  { code, purpose, now }: { readonly code: string; readonly purpose: Purpose; readonly now: number },
): Promise<Pick<OneTimeCodeTable, 'account_id' | 'email'> | undefined> {
  return db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashToken(`${purpose} ${code}`))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
}

/** After a change of credentials, links and codes from before are void. */
export async function voidCodes(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('one_time_codes').where('account_id', '=', accountId).execute()
}
