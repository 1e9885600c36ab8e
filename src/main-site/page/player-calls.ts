import type { SiteCallName } from '../../contract/calls/site.ts'
import type { callsOf } from '../../visitor/make-calls.ts'

/** The calls of a signed-in player. */
export type PlayerCallsOfSite = ReturnType<typeof callsOf<SiteCallName>>
