import type { SettlementRule } from '../../contract/index.ts'
import type { Score } from './score.ts'
import type { Share } from './share.ts'

/** What a rule decides by, once the part is over. */
export type Played = {
  /** The competitors. */
  readonly sides: readonly string[]
  /** What the first and the second side have counted in the part, in the rule's unit. */
  readonly count: readonly [number, number]
  /** In thousandths. */
  readonly line: number | undefined
  readonly ranking: NonNullable<Score['ranking']>
}

/** How markets of one kind of rule are settled. */
export type RuleKind<Rule> = {
  readonly outcomes: (rule: Rule, sides: readonly string[]) => readonly string[]
  /** What becomes of stakes on one of the outcomes. */
  readonly shareOf: (outcome: string, rule: Rule, played: Played) => Share
}

export type RuleOf<Kind extends SettlementRule['kind']> = Extract<SettlementRule, { readonly kind: Kind }>
