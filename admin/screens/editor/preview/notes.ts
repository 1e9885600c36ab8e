import type { CompiledLanding, Manifest } from '../../../../src/contract/index.ts'
import { closedMarket } from '../../../../src/rules/edge/market-law.ts'
import { scheduleState } from '../../../../src/rules/edge/schedule-window.ts'
import type { Visitor } from '../../../preview/protocol/visitor.ts'

/** Why this visitor would not see the page at all. */
export function notesOf(
  { country, moment }: Pick<Visitor, 'country' | 'moment'>,
  { schedule }: Pick<CompiledLanding, 'schedule'>,
  { site, markets }: Pick<Manifest, 'site' | 'markets'>,
): string[] {
  const closed = closedMarket(markets, country)
  const state = scheduleState(schedule, moment ? Date.parse(moment) : Date.now())
  return [
    ...(closed ? [lawNote(closed.id, site.mode)] : []),
    ...(state === 'not-yet' ? [`Not started at that time: visitors are redirected to “${schedule?.fallback}”.`] : []),
    ...(state === 'over' ? [`Ended at that time: visitors are redirected to “${schedule?.fallback}”.`] : []),
  ]
}

/** What planned launches will have changed by then. */
export function plannedNotes(then: {
  readonly changed: readonly string[]
  readonly isItselfPlanned: boolean
}): string[] {
  const { changed, isItselfPlanned } = then
  const names = changed.map((record) => record.replace(/\.json$/, '')).join(', ')
  return [
    ...(changed.length > 0 ? [`With ${names} as planned launches will have left it by then.`] : []),
    ...(isItselfPlanned
      ? ['A version of this landing is planned for before then. The preview shows the one in the editor.']
      : []),
  ]
}

function lawNote(market: string, mode: Manifest['site']['mode']): string {
  return mode === 'live'
    ? `The market ${market} is closed: this visitor sees “Market closed”.`
    : `The market ${market} is closed: on a live site this visitor sees “Market closed”. Demonstrations show the landing.`
}
