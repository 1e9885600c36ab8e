import type { Database } from '../../../kernel/database/database.ts'
import { eachPostingOf } from './postings.ts'

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
export async function* statementLines(db: Database, accountId: string): AsyncGenerator<StatementLine> {
  const balances = new Map<string, number>()
  for await (const { created_at, transfer_id, hold_id, ...posting } of eachPostingOf(db, accountId)) {
    const { kind, cause, pocket, currency, amount } = posting
    const key = `${pocket} ${hold_id} ${currency}`
    const balance = (balances.get(key) ?? 0) + amount
    balances.set(key, balance)
    yield { at: created_at, transfer: transfer_id, kind, cause, pocket, hold: hold_id, currency, amount, balance }
  }
}
