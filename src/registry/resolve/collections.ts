import type { Collection, Landing, Team } from '../../contract/index.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Layer } from './layers.ts'

export type GeneratedLanding = { readonly value: Landing; readonly layer: Layer }

/** The landings that a collection generates, in the order of its draw, and its overrides. */
export function expandCollection({ file, value }: CheckedRecord<'collection'>): {
  generated: GeneratedLanding[]
  overrides: GeneratedLanding[]
} {
  const generated = drawPairs(value.teams).map(([home, away], round) => {
    const landing = matchLanding(value, home, away, kickOff(value.calendar, round))
    return { value: landing, layer: { file, pointer: '/extends', value: landing, generated: true } }
  })
  const overrides = (value.overrides ?? []).map((landing, index) => ({
    value: landing,
    layer: { file, pointer: `/overrides/${index}`, value: landing },
  }))
  return { generated, overrides }
}

/**
 * Every ordered pair of teams, in rounds: by the circle method each team plays once per round,
 * and the second half of the season repeats the first with home and away swapped.
 */
export function drawPairs<T>(teams: readonly T[]): [T, T][] {
  const circle: (T | undefined)[] = teams.length % 2 === 0 ? [...teams] : [...teams, undefined]
  const rounds = circle.length - 1
  const firstHalf: [T, T][] = []
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < circle.length / 2; place++) {
      const one = circle[place]
      const other = circle[circle.length - 1 - place]
      const pair = (round + place) % 2 === 0 ? [one, other] : [other, one]
      if (one !== undefined && other !== undefined) firstHalf.push(pair as [T, T])
    }
    circle.splice(1, 0, circle.pop())
  }
  return [...firstHalf, ...firstHalf.map(([home, away]): [T, T] => [away, home])]
}

function matchLanding(collection: Collection, home: Team, away: Team, kickOff: string): Landing {
  return {
    slug: collection.slug.replace('{home}', home.id).replace('{away}', away.id),
    kind: 'match',
    extends: collection.extends,
    values: { home: { message: home.name }, away: { message: away.name }, venue: { message: home.venue } },
    blockChanges: { [collection.block]: { home, away, kickOff } },
  }
}

const millisecondsPerHour = 3_600_000

/** The kick-off of the n-th match, with the time zone offset of the first one. */
function kickOff({ firstKickOff, hoursBetween }: Collection['calendar'], round: number): string {
  const offset = /Z$|[+-]\d\d:\d\d$/.exec(firstKickOff)?.[0] ?? 'Z'
  const moment = Date.parse(firstKickOff) + round * hoursBetween * millisecondsPerHour
  const local = new Date(moment + offsetMinutes(offset) * 60_000)
  return local.toISOString().slice(0, 19) + offset
}

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
