import { isSame, type Outcome, type Selection } from './store/selection.ts'
import { toggleSelection } from './store/slip.ts'
import { useSlipContent } from './store/use-slip-content.ts'

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
