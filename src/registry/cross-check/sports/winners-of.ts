import type { SettlementRule } from '../../../contract/index.ts'

/** How many outcomes win together. */
export function winnersOf(rule: SettlementRule): number {
  if (rule.kind === 'double-chance') return 2
  return rule.kind === 'race-place' ? rule.places : 1
}
