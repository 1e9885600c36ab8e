import type { StaffCalls } from '../../contract/calls/staff.ts'
import { fileName, recordKind } from '../../contract/index.ts'
import { momentsIn } from '../../rules/calendar/moments-in.ts'
import { once } from '../../rules/once.ts'
import type { PageSources } from './affected-pages.ts'
import { jsonOrText } from './json-or-text.ts'
import type { Snapshot } from './snapshot.ts'

type Answer = StaffCalls['calendar']['answer']
type Moment = Answer['moments'][number]

/** A stretch of time in milliseconds, without its end. */
export type Span = { readonly from: number; readonly until: number }

export type RecordCalendar = Pick<Answer, 'moments'>

/** What the published records say about a stretch of time. */
export function recordCalendar(snapshot: Snapshot, span: Span): RecordCalendar {
  const sources = snapshot.pageSources()
  const moments = [...sharedMoments(snapshot), ...(sources ? landingMoments(sources) : [])]
  return {
    moments: moments
      .filter(({ at }) => isWithin(at, span))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  }
}

const day = 24 * 60 * 60_000

/** A day without a time begins somewhere a day earlier, and ends somewhere a day later. */
function isWithin(at: string, { from, until }: Span): boolean {
  const time = Date.parse(at)
  return at.includes('T') ? time >= from && time < until : time > from - day && time < until + day
}

/** Those of landings also come from what they extend. */
const landingMoments = once(({ manifest }: PageSources): Moment[] =>
  manifest.landings.flatMap((landing) =>
    momentsIn(landing).map(({ path, at }) => ({
      ...{ at, path: [...path], record: landing.source, name: landing.slug, slug: landing.slug },
      markets: [landing.market],
    })),
  ),
)

function sharedMoments({ sources }: Snapshot): Moment[] {
  return sources.flatMap((source) => {
    const { record } = source
    if (!('text' in source) || !/"\d{4}-\d\d-\d\d/.test(source.text) || !isShared(record)) return []
    const markets = recordKind(record) === 'market' ? [fileName(record)] : []
    const stated = momentsIn(jsonOrText(source.text))
    return stated.map(({ path, at }) => ({ at, path: [...path], record, name: fileName(record), markets }))
  })
}

/** Landings, with what they extend and the collections that make them, are read as they come out; texts only speak of days. */
const isShared = (record: string) => !['landing', 'collection', 'messages', undefined].includes(recordKind(record))
