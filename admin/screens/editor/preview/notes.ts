import type { CompiledLanding, Manifest } from '../../../../src/contract/index.ts'
import { closedMarket } from '../../../../src/rules/edge/market-law.ts'
import { scheduleState } from '../../../../src/rules/edge/schedule-window.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import type { Visitor } from '../../../preview/protocol/visitor.ts'
import type { Then } from './use-planned.ts'

export type Note = {
  readonly text: string
  /** The address of the landing that is shown instead. */
  readonly shown?: string
}

/** Why this visitor would not see the page at all. */
export function notesOf(
  { country, moment }: Pick<Visitor, 'country' | 'moment'>,
  { schedule }: Pick<CompiledLanding, 'schedule'>,
  { site, markets }: Pick<Manifest, 'site' | 'markets'>,
): Note[] {
  const closed = closedMarket(markets, country)
  const state = scheduleState(schedule, moment ? Date.parse(moment) : Date.now())
  return [
    ...(closed ? [{ text: lawNote(closed.id, site.mode) }] : []),
    ...(schedule && state === 'not-yet' ? [scheduleNote('Not started', schedule.fallback)] : []),
    ...(schedule && state === 'over' ? [scheduleNote('Ended', schedule.fallback)] : []),
  ]
}

const scheduleNote = (what: string, shown: string): Note => ({
  text: `${what} at that time: visitors are redirected to “${shown}”.`,
  shown,
})

/** What planned launches will have changed by then, or that this is not known. */
export function plannedNotes(then: Omit<Then, 'compiler' | 'landing' | 'messages'>): Note[] {
  const { changed, isItselfPlanned, isReading, failure } = then
  const names = changed.map(sayRecord).join(', ')
  return [
    ...(isReading ? [{ text: 'Reading what is planned until then: the preview still shows what is there now.' }] : []),
    ...(failure === undefined ? [] : [{ text: `Without what is planned until then: ${failure}` }]),
    ...(changed.length > 0 ? [{ text: `With ${names} as planned launches will have left it by then.` }] : []),
    ...(isItselfPlanned
      ? [{ text: 'A version of this landing is planned for before then. The preview shows the one in the editor.' }]
      : []),
  ]
}

function lawNote(market: string, mode: Manifest['site']['mode']): string {
  return mode === 'live'
    ? `The market ${market} is closed: this visitor sees “Market closed”.`
    : `The market ${market} is closed: on a live site this visitor sees “Market closed”. Demonstrations show the landing.`
}
