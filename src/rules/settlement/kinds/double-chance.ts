import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { type Result, resultOf, wonIf } from './shared.ts'

const chances: Readonly<Record<string, readonly Result[]>> = {
  'home-draw': ['home', 'draw'],
  'home-away': ['home', 'away'],
  'draw-away': ['draw', 'away'],
}

export const doubleChance: RuleKind<RuleOf<'double-chance'>> = {
  outcomes: () => Object.keys(chances),
  shareOf: (outcome, _, { count }) => wonIf(chances[outcome]?.includes(resultOf(count)) ?? false),
}
