import type { Database } from '../../src/kernel/database/database.ts'
import { balancesOf } from '../../src/services/ledger/statements/balances.ts'
import { sayAmount } from '../../src/services/ledger/statements/say-amount.ts'
import { type StatementLine, statementLines } from '../../src/services/ledger/statements/statement.ts'
import { idOfPlayer } from '../../src/services/players/staff-tools/find-players.ts'
import { UsageError } from '../cli/command.ts'

/** Prints what a player has, and how it came to be. */
export async function explainPlayer(db: Database, player: string): Promise<number> {
  const id = await idOfPlayer({ db }, player)
  if (!id) throw new UsageError(`There is no player "${player}". Give an e-mail address, phone, player name or id.`)
  console.log(`player ${id}\n`)
  const rows = [['time', 'transfer', 'kind', 'cause', 'pocket', 'amount', 'balance']]
  for await (const line of statementLines(db, id)) rows.push(cellsOf(line))
  printTable(rows)
  const balances = await balancesOf(db, id)
  const now = balances
    .filter(({ amount }) => amount !== 0)
    .map((row) => `${nameOf(row.pocket, row.hold_id)} ${sayAmount(row.amount, row.currency)}`)
  console.log(`\nnow: ${now.join(', ') || 'nothing'}`)
  return 0
}

function cellsOf({ at, transfer, kind, cause, pocket, hold, currency, amount, balance }: StatementLine): string[] {
  const change = `${amount > 0 ? '+' : ''}${sayAmount(amount, currency)}`
  return [new Date(at).toISOString(), transfer, kind, cause, nameOf(pocket, hold), change, sayAmount(balance, currency)]
}

const nameOf = (pocket: string, hold: string) => (hold ? `hold ${hold}` : pocket)

/** Amounts, the last two columns, are aligned to the right. */
function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const pad = (cell: string, column: number) =>
    column < widths.length - 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  for (const row of rows) console.log(row.map(pad).join('  '))
}
