import { expressionBuilder } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { Tables } from '../../../kernel/database/tables.ts'

type Until = { readonly player: string; readonly until: string }

/** The notices of a player up to one of them; none if it is not theirs, or gone. */
export async function upTo(db: Database, { player, until }: Until) {
  const last = await db
    .selectFrom('notices')
    .select(['created_at', 'id'])
    .where('account_id', '=', player)
    .where('id', '=', until)
    .executeTakeFirst()
  const { and, eb, refTuple, tuple } = expressionBuilder<Tables, 'notices'>()
  const { created_at, id } = last ?? { created_at: 0, id: '' }
  return and([eb('account_id', '=', player), eb(refTuple('created_at', 'id'), '<=', tuple(created_at, id))])
}
