import type { Database } from '../../../kernel/database/database.ts'

/** What changed the money of a player, oldest first, with what caused it. */
export function postingsOf(db: Database, accountId: string) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .select(['transfer_id', 'kind', 'cause', 'created_at', 'pocket', 'hold_id', 'currency', 'amount'])
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute()
}
