import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { returned } from '../share.ts'
import { resultOf, wonIf } from './shared.ts'

export const winner: RuleKind<RuleOf<'winner'>> = {
  outcomes: ({ draw }) => (draw === 'outcome' ? ['home', 'draw', 'away'] : ['home', 'away']),
  shareOf(outcome, { draw }, { count }) {
    const result = resultOf(count)
    return result === 'draw' && draw !== 'outcome' ? returned : wonIf(outcome === result)
  },
}
