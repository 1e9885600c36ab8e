import type { Database } from '../../../kernel/database/database.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import type { StoredRound } from '../tables.ts'

/** A round of a provider has its request named after it: no page can choose such a name. */
export const requestOf = (provider: string, round: string) => `${provider}:${round}`

/** The round of a provider that this player plays; nobody else changes it until the transaction ends. */
export const externalRound = (
  db: Database,
  account: string,
  { provider, round }: { readonly provider: string; readonly round: string },
): Promise<StoredRound | undefined> =>
  db
    .selectFrom('rounds')
    .selectAll()
    .where('account_id', '=', account)
    .where('request_id', '=', requestOf(provider, round))
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
