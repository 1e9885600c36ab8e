import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { neededLine, shareAhead } from './shared.ts'

export const total: RuleKind<RuleOf<'total'>> = {
  outcomes: () => ['over', 'under'],
  shareOf(outcome, { of }, { count: [home, away], line }) {
    const counted = { both: home + away, home, away }[of]
    const ahead = counted * 1000 - neededLine(line)
    return shareAhead(outcome === 'over' ? ahead : -ahead)
  },
}
