import type { Played, RuleKind, RuleOf } from '../rule-kind.ts'
import { lost, returned, type Share, won } from '../share.ts'

export const racePlace: RuleKind<RuleOf<'race-place'>> = {
  outcomes: (_, sides) => sides,
  shareOf: (outcome, { places }, { ranking }) => shareOfPlaces(outcome, places, ranking),
}

/** Competitors who finish together share the places that are left; those who did not start are not in the ranking. */
export function shareOfPlaces(competitor: string, places: number, ranking: Played['ranking']): Share {
  const index = ranking.findIndex((together) => together.includes(competitor))
  if (index < 0) return returned
  const ahead = ranking.slice(0, index).flat().length
  const together = ranking[index]?.length ?? 1
  const left = places - ahead
  if (left <= 0) return lost
  return left >= together ? won : { returned: 0, won: left, of: together }
}
