import type { Draw, RulesOf } from './engine.ts'
import { type Dealt, tableEngineOf } from './engines.ts'
import type { ChipOf, TableKind } from './table-engine.ts'

/** The rules of a game that can be played at a table. */
export type TableRules = RulesOf<TableKind>
export type Chip = ChipOf<TableKind>

/** What a round at a table draws: the same for everybody. */
export const dealTable = (rules: TableRules, draw: Draw): Dealt => tableEngineOf(rules.kind).deal(rules, draw)

/** What a chip pays after the round, in thousandths. */
export const factorOfChip = (rules: TableRules, dealt: Dealt, chip: Chip): number =>
  tableEngineOf(rules.kind).factorOf(rules, dealt, chip)
