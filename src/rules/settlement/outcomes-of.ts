import type { SettlementRule } from '../../contract/index.ts'
import { kindOfRule } from './rule-kinds.ts'

/** What can be bet on in a market of the rule. */
export const outcomesOf = (rule: SettlementRule, sides: readonly string[]): readonly string[] =>
  kindOfRule(rule).outcomes(rule, sides)
