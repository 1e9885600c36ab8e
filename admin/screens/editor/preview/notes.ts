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

function lawNote(market: string, mode: Manifest['site']['mode']): string {
  return mode === 'live'
    ? `The market ${market} is closed: this visitor sees “Market closed”.`
    : `The market ${market} is closed: on a live site this visitor sees “Market closed”. Demonstrations show the landing.`
}
