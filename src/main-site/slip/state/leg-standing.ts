import type { SportsCalls } from '../../../contract/calls/sports.ts'
import { changeSince, type PriceChange } from '../../../rules/slip/price-change.ts'
import type { Selection } from '../store/selection.ts'

export type CheckedLeg = SportsCalls['check-slip']['answer']['legs'][number]

/** What a selection is worth now, and what has changed since the player saw its odds. */
export type LegStanding = {
  readonly odds: number
  readonly change: PriceChange | undefined
  readonly isLive: boolean
}

/** Until it was checked, a selection is worth what the player saw. */
export function standingOf({ odds: seen }: Selection, checked: CheckedLeg | undefined): LegStanding {
  if (!checked) return { odds: seen, change: undefined, isLive: false }
  const { odds, change, live } = checked
  const state = change === 'suspended' || change === 'closed' ? change : 'open'
  // The player may have accepted other odds since the slip was checked.
  return { odds: odds ?? seen, change: changeSince(seen, { state, odds }), isLive: live }
}
