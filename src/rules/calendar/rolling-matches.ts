import { drawPairs } from './draw-pairs.ts'
import { drawRaces } from './draw-races.ts'
import type { Window } from './window.ts'

export type RollingSeason = {
  readonly teams: readonly string[]
  /** From one start to the next within a round. */
  readonly everyMinutes: number
  /** From the last start of a round to the first of the next, so that nobody plays two matches at a time. */
  readonly minutes: number
  readonly seed: number
}

type Match = { readonly name: string; readonly sides: readonly string[]; readonly startsAt: number }

/** All endless seasons began in 2026, each at a minute of its own. */
const begin = Date.UTC(2026, 0, 1) / 1000

/** The matches of an endless season that start within a stretch of time. */
export function rollingMatches(season: RollingSeason, sides: number, { from, until }: Window): Match[] {
  const draw = sides === 2 ? drawPairs(season.teams) : drawRaces(season.teams, sides)
  const matchesInARound = Math.max(1, Math.floor(season.teams.length / sides))
  const every = season.everyMinutes * 60
  const roundSeconds = (matchesInARound - 1) * every + season.minutes * 60
  const first = begin + ((season.seed * 60) % roundSeconds)
  const startOf = (number: number) =>
    first + Math.floor(number / matchesInARound) * roundSeconds + (number % matchesInARound) * every

  const matches: Match[] = []
  for (let number = firstIn(from - first, roundSeconds) * matchesInARound; startOf(number) < until; number++)
    if (startOf(number) >= from)
      matches.push({ name: String(number), sides: draw[number % draw.length] ?? [], startsAt: startOf(number) })
  return matches
}

/** The round that is being played after some seconds. */
const firstIn = (seconds: number, roundSeconds: number) => Math.max(0, Math.floor(seconds / roundSeconds))
