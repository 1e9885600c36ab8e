import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../src/kernel/database/database.ts'
import { isPostgres } from '../../../src/kernel/database/is-postgres.ts'

/** Replaces a part of what the database does with a new transfer. */
export async function mutate(db: Database, part: RegExp, replacement: string): Promise<void> {
  const { rows } = isPostgres(db)
    ? await sql<{ sql: string }>`select pg_get_functiondef('ledger_post'::regproc) as sql`.execute(db)
    : await sql<{ sql: string }>`select sql from sqlite_master where name = 'ledger_transfers_post'`.execute(db)
  const known = rows[0]?.sql ?? ''
  const changed = known.replace(part, replacement)
  expect(changed).not.toBe(known)
  if (!isPostgres(db)) await sql`drop trigger ledger_transfers_post`.execute(db)
  await sql.raw(changed).execute(db)
}

/** Balances are a projection: here they are made anew, without their floor. */
export async function dropFloor(db: Database): Promise<void> {
  await sql`drop table ledger_balances`.execute(db)
  await sql`
    create table ledger_balances (account_id text, pocket text, hold_id text, currency text, amount bigint,
      constraint ledger_balances_once primary key (account_id, pocket, hold_id, currency))
  `.execute(db)
}

/** Postings of the house are left out. */
export const dropOneSide = (db: Database): Promise<void> =>
  mutate(
    db,
    /(insert into ledger_postings[^;]*?)( order by place)?;/,
    `$1 where account${isPostgres(db) ? '' : '_id'} is not null$2;`,
  )
