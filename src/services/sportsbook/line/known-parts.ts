import type { MatchClock } from '../../../contract/index.ts'
import { extraPart, layoutOf } from '../../../rules/play/layout.ts'
import type { Sportsbook } from '../sportsbook.ts'

const whole = 'match'

/** The parts that matches of a sport have; only these can be named on pages and settled. */
export function knownParts({ records }: Pick<Sportsbook, 'records'>, sport: string): ReadonlySet<string> {
  const found = records().sports.find(({ id }) => id === sport)
  return new Set([whole, ...(found ? layoutOf(found.play).parts : [])])
}

/** The clock of a part that nobody knows is that of the whole match. */
export const clockIn = (parts: ReadonlySet<string>, clock: MatchClock): MatchClock =>
  parts.has(clock.part) || clock.part === extraPart ? clock : { ...clock, part: whole }
