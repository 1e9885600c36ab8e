import type { Database } from '../../../kernel/database/database.ts'
import { inGroup } from '../../../kernel/database/in-group.ts'
import { isPostgres } from '../../../kernel/database/is-postgres.ts'
import { callError } from '../errors.ts'
import type { Ledger } from '../ledger.ts'
import { checkLegs } from './check-legs.ts'
import type { Transfer } from './transfer.ts'
import { transferRow } from './transfer-row.ts'

/** Whether this request moved the money, or an earlier one with the same id did. */
export type Posted = 'now' | 'before'

/** Moves money as part of a transaction, once for each id. Throws if a player has too little. */
export async function post(ledger: Ledger, db: Database, transfer: Transfer): Promise<Posted> {
  checkLegs(ledger, transfer)
  const row = transferRow(transfer, ledger.now())
  const added = await db
    .insertInto('ledger_transfers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isBelowFloor(error) ? callError('insufficient-funds') : error
    })
  if (added) return 'now'
  const known = await db
    .selectFrom('ledger_transfers')
    .select('request_hash')
    .where('id', '=', row.id)
    .executeTakeFirst()
  if (known?.request_hash !== row.request_hash) throw callError('transfer-reused')
  return 'before'
}

/** The same for many transfers in one statement, for payouts: each happens once. */
export async function postAll(ledger: Ledger, db: Database, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return
  for (const transfer of transfers) checkLegs(ledger, transfer)
  const added = await db
    .insertInto('ledger_transfers')
    .values(transfers.map((transfer) => transferRow(transfer, ledger.now())))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  const ids = new Set(added.map(({ id }) => id))
  for (const known of transfers.filter(({ id }) => !ids.has(id))) await post(ledger, db, known)
}

/** One transfer on its own; resolves when it is on disk. PostgreSQL commits its one statement without further requests. */
export function postAlone(ledger: Ledger, transfer: Transfer): Promise<Posted> {
  const { db } = ledger
  return isPostgres(db) ? post(ledger, db, transfer) : inGroup(db, (group) => post(ledger, group, transfer))
}

function isBelowFloor(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return (code === 'SQLITE_CONSTRAINT_CHECK' || code === '23514') && message.includes('ledger_balances_floor')
}
