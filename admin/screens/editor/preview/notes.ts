import type { CompiledLanding, Manifest } from '../../../../src/contract/index.ts'
import { closedMarket } from '../../../../src/rules/edge/market-law.ts'
import { scheduleState } from '../../../../src/rules/edge/schedule-window.ts'
import type { Visitor } from '../../../preview/protocol/visitor.ts'

/** What would keep this visitor from seeing the page at all. */
export function notesOf(
  { country, moment }: Pick<Visitor, 'country' | 'moment'>,
  { schedule }: Pick<CompiledLanding, 'schedule'>,
  { site, markets }: Pick<Manifest, 'site' | 'markets'>,
): string[] {
  const closed = closedMarket(markets, country)
  const state = scheduleState(schedule, moment ? Date.parse(moment) : Date.now())
  return [
    ...(closed ? [lawNote(closed.id, site.mode)] : []),
    ...(state === 'not-yet' ? [`It has not begun at that moment: visitors are led to “${schedule?.fallback}”.`] : []),
    ...(state === 'over' ? [`It is over at that moment: visitors are led to “${schedule?.fallback}”.`] : []),
  ]
}

function lawNote(market: string, mode: Manifest['site']['mode']): string {
  return mode === 'live'
    ? `The market ${market} is closed: this visitor gets “Market closed”.`
    : `The market ${market} is closed: on a live site this visitor gets “Market closed”. Demonstrations show the landing.`
}
