import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { wonIf } from './shared.ts'

export const oddEven: RuleKind<RuleOf<'odd-even'>> = {
  outcomes: () => ['odd', 'even'],
  shareOf: (outcome, _, { count: [home, away] }) => wonIf(((home + away) % 2 === 0) === (outcome === 'even')),
}
