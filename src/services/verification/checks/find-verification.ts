import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { Verification } from '../tables.ts'

/** The check of a player that is not rejected; nobody else changes it until the transaction ends. */
export function lockCurrent(transaction: Database, accountId: string): Promise<Verification | undefined> {
  return transaction
    .selectFrom('verifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'rejected')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The same of any check. On SQLite transactions take turns anyway. */
export function lockVerification(transaction: Database, id: string): Promise<Verification | undefined> {
  return transaction
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The checks of a player, newest first. */
export const verificationsOf = (db: Database, accountId: string): Promise<Verification[]> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const documentsOf = (db: Database, verificationId: string) =>
  db
    .selectFrom('verification_documents')
    .selectAll()
    .where('verification_id', '=', verificationId)
    .orderBy('created_at')
    .execute()
