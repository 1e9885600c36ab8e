import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { wonIf } from './shared.ts'

export const bothScore: RuleKind<RuleOf<'both-score'>> = {
  outcomes: () => ['yes', 'no'],
  shareOf: (outcome, _, { count: [home, away] }) => wonIf((home > 0 && away > 0) === (outcome === 'yes')),
}
