import type { RuleKind, RuleOf } from '../rule-kind.ts'
import { shareOfPlaces } from './race-place.ts'

export const raceWinner: RuleKind<RuleOf<'race-winner'>> = {
  outcomes: (_, sides) => sides,
  shareOf: (outcome, _, { ranking }) => shareOfPlaces(outcome, 1, ranking),
}
