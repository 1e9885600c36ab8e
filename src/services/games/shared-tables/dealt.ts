import { drawOfSeed } from '../../../rules/fairness/draw-of-seed.ts'
import type { Dealt } from '../../../rules/rounds/engines.ts'
import { isTableKind } from '../../../rules/rounds/engines.ts'
import { dealTable, type TableRules } from '../../../rules/rounds/play-table.ts'
import type { Games } from '../games.ts'
import { rulesWith } from '../rounds/rules.ts'
import type { StoredTableRound } from '../tables.ts'
import { type SeedOfRound, seedOfRound } from './chain.ts'

/** A round of a table with its outcome: nobody outside may know it before it is shown. */
export type DealtRound = SeedOfRound & { readonly rules: TableRules; readonly dealt: Dealt }

type Row = Pick<StoredTableRound, 'table_id' | 'number' | 'chain_id' | 'rules_hash'>

export async function dealtRound(games: Games, row: Row): Promise<DealtRound> {
  const rules = await tableRulesWith(games, row.rules_hash)
  const known = await seedOfRound(games, row.chain_id, row.number)
  return { ...known, rules, dealt: dealtBy(rules, known.seed, row) }
}

export async function tableRulesWith({ db }: Pick<Games, 'db'>, hash: string): Promise<TableRules> {
  const rules = await rulesWith(db, hash)
  if (!isTableKind(rules.kind)) throw new Error(`The rules ${hash} are not those of a table.`)
  return rules as TableRules
}

export const dealtBy = (rules: TableRules, seed: string, { table_id, number }: Pick<Row, 'table_id' | 'number'>) =>
  dealTable(rules, drawOfSeed({ server: seed, client: table_id, nonce: number }))
