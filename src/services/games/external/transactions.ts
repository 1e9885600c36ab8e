import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { Games } from '../games.ts'
import type { StoredTransaction } from '../tables.ts'

type Told = Omit<StoredTransaction, 'created_at'>

/** Notes what a provider has told. False if it has told it before; throws if that was something else. */
export async function isToldFirst({ now }: Pick<Games, 'now'>, db: Database, told: Told): Promise<boolean> {
  const added = await db
    .insertInto('external_transactions')
    .values({ ...told, created_at: now() })
    .onConflict((conflict) => conflict.columns(['provider', 'id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return true
  const known = await toldBefore(db, told)
  const isEqual =
    known && (['round', 'account_id', 'currency', 'amount'] as const).every((name) => known[name] === told[name])
  if (!isEqual) throw callError('external-reused')
  return false
}

export const toldBefore = (
  db: Database,
  { provider, id, kind }: Pick<Told, 'provider' | 'id' | 'kind'>,
): Promise<StoredTransaction | undefined> =>
  db
    .selectFrom('external_transactions')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
