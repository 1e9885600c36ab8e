import type { Kysely } from 'kysely'

/** Balances are in the ledger, which has taken over those that were here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').dropColumn('balance').execute()
}
