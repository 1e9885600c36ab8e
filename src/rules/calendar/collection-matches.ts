import type { Collection, Team } from '../../contract/index.ts'
import { drawPairs } from './draw-pairs.ts'

/** A match of a collection: its page and its fixture are both named after its address. */
export type CollectionMatch = {
  readonly slug: string
  readonly home: Team
  readonly away: Team
  readonly kickOff: string
}

/** The matches of a collection, in the order of its draw. */
export const collectionMatches = ({ slug, teams, calendar }: Collection): CollectionMatch[] =>
  drawPairs(teams).map(([home, away], index) => ({
    slug: slug.replace('{home}', home.id).replace('{away}', away.id),
    home,
    away,
    kickOff: kickOff(calendar, index),
  }))

const millisecondsPerHour = 3_600_000

/** The kick-off of the n-th match, with the time zone offset of the first one. */
function kickOff({ firstKickOff, hoursBetween }: Collection['calendar'], index: number): string {
  const offset = /Z$|[+-]\d\d:\d\d$/.exec(firstKickOff)?.[0] ?? 'Z'
  const moment = Date.parse(firstKickOff) + index * hoursBetween * millisecondsPerHour
  const local = new Date(moment + offsetMinutes(offset) * 60_000)
  return local.toISOString().slice(0, 19) + offset
}

function offsetMinutes(offset: string): number {
  if (offset === 'Z') return 0
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
