import type { Database } from '../../../kernel/database/database.ts'
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
}

/** A new code replaces the previous one. */
export async function giveCode(
  { db, now }: Players,
  { code, accountId, purpose, lifetime, email }: NewCode,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('one_time_codes')
      .set({ used_at: now() })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    await transaction
      .insertInto('one_time_codes')
      .values({
        code_hash: hashToken(`${purpose} ${code}`),
        account_id: accountId,
        purpose,
        email: email ?? null,
        expires_at: now() + lifetime,
        used_at: null,
      })
      .execute()
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
