import type { CompiledCompetition, Sport } from '../../contract/index.ts'
import { sidesInAMatch } from '../sport/sides-in-a-match.ts'
import { rollingMatches } from './rolling-matches.ts'
import type { Window } from './window.ts'

/** A match or a race of a competition. */
export type PlannedFixture = {
  readonly id: string
  readonly competition: string
  readonly sport: string
  /** The competitors, the first at home. */
  readonly sides: readonly string[]
  /** In seconds since 1970. */
  readonly startsAt: number
}

/** The fixtures that start within a stretch of time, the earliest first. */
export function fixturesOf(competition: CompiledCompetition, sport: Sport, window: Window): PlannedFixture[] {
  const { id, season, seed } = competition
  const matches =
    season.kind === 'matches'
      ? season.matches.filter(({ startsAt }) => startsAt >= window.from && startsAt < window.until)
      : rollingMatches(
          { ...season, seed, teams: competition.teams.map((team) => team.id) },
          sidesInAMatch(sport),
          window,
        )
  return matches.map(({ name, sides, startsAt }) => ({
    id: `${id}.${name}`,
    competition: id,
    sport: competition.sport,
    sides,
    startsAt,
  }))
}
