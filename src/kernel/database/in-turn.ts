import { sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'

/**
 * A transaction that begins when no other one with the same key is running, in any process: what it reads stays true
 * until it ends. On SQLite all writing transactions take turns anyway.
 */
export function inTurn<Result>(
  db: Database,
  key: string,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, key)
    return work(transaction)
  })
}

/** The same from now on, in a transaction that has begun. */
export async function takeTurn(transaction: Database, key: string): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}
