import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import type { Known } from '../load.ts'

type Limit = Known['limits'][number]

export type LimitTool = {
  readonly limit: Limit
  readonly calls: PlayerCallsOfSite
  readonly currency: string
  /** Takes the limits as they are now. */
  readonly keep: (answer: Pick<Known, 'limits'>) => void
}
