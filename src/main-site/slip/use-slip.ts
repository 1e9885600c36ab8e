import { useSyncExternalStore } from 'react'
import type { Slip } from './read-slip.ts'
import { isSame, type Outcome, type Selection } from './selection.ts'
import { slip, toggleSelection } from './slip.ts'

/** The slip as it is now; empty on the server and during hydration. */
export const useSlipContent = (): Slip => useSyncExternalStore(slip.subscribe, slip.get, slip.atFirst)

type SlipOfButtons = {
  readonly holds: (outcome: Outcome) => boolean
  /** Puts an outcome on the slip, or takes it off. */
  readonly toggle: (selection: Selection) => void
}

/** What buttons with odds need from the slip. */
export function useSlip(): SlipOfButtons {
  const { selections } = useSlipContent()
  return { holds: (outcome) => selections.some((one) => isSame(one, outcome)), toggle: toggleSelection }
}
