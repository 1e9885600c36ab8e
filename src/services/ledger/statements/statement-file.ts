import type { Database } from '../../../kernel/database/database.ts'
import { csvLine } from '../../../rules/csv-line.ts'
import { decimalOf } from './say-amount.ts'
import { type StatementLine, statementLines } from './statement.ts'

const head = ['time', 'transfer', 'kind', 'cause', 'pocket', 'amount', 'currency', 'balance']

/** A player's statement as a CSV file, line by line. */
export async function* statementFile(db: Database, accountId: string): AsyncGenerator<string> {
  yield csvLine(head)
  for await (const line of statementLines(db, accountId)) yield csvLine(cellsOf(line))
}

function cellsOf({ at, transfer, kind, cause, pocket, hold, currency, amount, balance }: StatementLine): string[] {
  const place = hold ? `hold ${hold}` : pocket
  return [new Date(at).toISOString(), transfer, kind, cause, place, decimalOf(amount), currency, decimalOf(balance)]
}
