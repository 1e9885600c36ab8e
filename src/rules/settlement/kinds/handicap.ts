import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { neededLine, shareAhead } from './shared.ts'

export const handicap: RuleKind<RuleOf<'handicap'>> = {
  outcomes: () => ['home', 'away'],
  shareOf(outcome, _, { count: [home, away], line }) {
    const ahead = (home - away) * 1000 + neededLine(line)
    return shareAhead(outcome === 'home' ? ahead : -ahead)
  },
}
