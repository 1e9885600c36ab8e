import type { Database } from '../../../kernel/database/database.ts'
import { postingsOf } from './postings.ts'

/** One change of a pocket, and what the pocket holds afterwards. */
export type StatementLine = {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly transfer: string
  readonly kind: string
  readonly cause: string
  readonly pocket: string
  /** The transfer that made the hold; empty for other pockets. */
  readonly hold: string
  readonly currency: string
  readonly amount: number
  readonly balance: number
}

/** How a player's money came to be what it is, transfer by transfer, oldest first. */
export async function statementOf(db: Database, accountId: string): Promise<readonly StatementLine[]> {
  const balances = new Map<string, number>()
  return (await postingsOf(db, accountId)).map(({ created_at, transfer_id, hold_id, ...posting }) => {
    const { pocket, currency, amount } = posting
    const key = `${pocket} ${hold_id} ${currency}`
    const balance = (balances.get(key) ?? 0) + amount
    balances.set(key, balance)
    const { kind, cause } = posting
    return { at: created_at, transfer: transfer_id, kind, cause, pocket, hold: hold_id, currency, amount, balance }
  })
}
