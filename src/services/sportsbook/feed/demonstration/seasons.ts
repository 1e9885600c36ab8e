import type { CompiledCompetition } from '../../../../contract/index.ts'
import { fixturesOf, type PlannedFixture } from '../../../../rules/calendar/fixtures-of.ts'
import type { Sportsbook } from '../../sportsbook.ts'
import type { Unfinished } from '../feed.ts'

type Records = ReturnType<Sportsbook['records']>

const hour = 3600

/** Matches that begin within so many seconds are told; of endless seasons the next ones. */
const [wholeSeason, ahead, mostAhead] = [400 * 24 * hour, 24 * hour, 20]

/** No match of a season of match landings takes longer. */
const longest = 10 * hour

/** The matches that may be running. */
export const begunFixtures = (records: Records, second: number): readonly PlannedFixture[] =>
  records.competitions.flatMap((competition) => {
    const { season } = competition
    const longAgo = season.kind === 'rolling' ? 2 * season.minutes * 60 : longest
    return within(records, competition, second - longAgo, second + 1)
  })

/** Those that come next, the earliest first. */
export const comingFixtures = (records: Records, second: number): readonly PlannedFixture[] =>
  records.competitions
    .flatMap((competition) =>
      competition.season.kind === 'rolling'
        ? within(records, competition, second + 1, second + ahead).slice(0, mostAhead)
        : within(records, competition, second + 1, second + wholeSeason),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt)

/** The fixture as the records have it; undefined if they have it no more. */
export function plannedAs(records: Records, { id, competition, startsAt }: Unfinished): PlannedFixture | undefined {
  const found = records.competitions.find((one) => one.id === competition)
  const second = Math.floor(startsAt / 1000)
  return found && within(records, found, second, second + 1).find((fixture) => fixture.id === id)
}

function within({ sports }: Records, competition: CompiledCompetition, from: number, until: number): PlannedFixture[] {
  const sport = sports.find(({ id }) => id === competition.sport)
  return sport ? fixturesOf(competition, sport, { from, until }) : []
}
