import type { SportsCalls } from '../../contract/calls/sports.ts'
import type { LineQuery } from './line-query.ts'
import type { SportsPlace, SportsScreen } from './sports-place.ts'

/** What a page of the sportsbook is asked for. */
export type WantedLine = { readonly screen: SportsScreen; readonly place: SportsPlace; readonly query: LineQuery }

/** What the line has for such a page at one moment. */
export type LineMoment = SportsCalls['sports']['answer'] &
  SportsCalls['fixtures']['answer'] & {
    /** The last change that is contained; undefined if the line is not on this server. */
    readonly seen?: number
  }
