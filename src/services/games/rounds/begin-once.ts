import type { Database } from '../../../kernel/database/database.ts'
import { callError } from '../errors.ts'
import type { Gambler } from '../games.ts'
import type { StoredRound } from '../tables.ts'
import { type Asked, hashOfRequest } from './new-round.ts'

/** The request has begun its round before: what was done for another one is undone. */
export class BegunBefore extends Error {}

/** Of equal requests at once, only the first one adds its row; the others wait for it. */
export async function insertRound(db: Database, round: StoredRound): Promise<void> {
  const added = await db
    .insertInto('rounds')
    .values(round)
    .onConflict((conflict) => conflict.columns(['account_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new BegunBefore()
}

/** The round that a request has begun before, if it is the same request. */
export async function begunBefore(db: Database, { id }: Gambler, asked: Asked): Promise<StoredRound | undefined> {
  const known = await db
    .selectFrom('rounds')
    .selectAll()
    .where('account_id', '=', id)
    .where('request_id', '=', asked.request_id)
    .executeTakeFirst()
  if (known && known.request_hash !== hashOfRequest(asked)) throw callError('round-reused')
  return known
}

/** Does it once for each request: one that is sent again is answered with its round, even if it would be refused now. */
export async function onceForRequest<Begun>(
  db: Database,
  gambler: Gambler,
  asked: Asked,
  begin: () => Promise<Begun>,
): Promise<Begun | { readonly round: StoredRound }> {
  try {
    return await begin()
  } catch (refusal) {
    const known = await begunBefore(db, gambler, asked)
    if (!known) throw refusal
    return { round: known }
  }
}
