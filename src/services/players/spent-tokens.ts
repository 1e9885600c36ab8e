import type { Database } from '../../kernel/database/database.ts'
import { hashToken } from '../../kernel/secrets.ts'

/** Whether this is the first use of the token; of concurrent uses only one is. `expires`: when it is refused anyway. */
export async function spendToken(db: Database, token: string, expires: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_tokens')
    .values({ token_hash: hashToken(token), expires_at: expires })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
