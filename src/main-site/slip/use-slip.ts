import { useSyncExternalStore } from 'react'
import { isSame, type Outcome, type Selection } from './store/selection.ts'
import { slip, toggleSelection } from './store/slip.ts'

type SlipOfButton = {
  readonly isHeld: boolean
  /** Puts an outcome on the slip, or takes it off. */
  readonly toggle: (selection: Selection) => void
}

const holds = ({ selections }: ReturnType<typeof slip.get>, outcome: Outcome) =>
  selections.some((one) => isSame(one, outcome))

/** What a button with odds needs from the slip: it is only rendered again when its own outcome comes or goes. */
export function useSlip(outcome: Outcome): SlipOfButton {
  const isHeld = useSyncExternalStore(
    slip.subscribe,
    () => holds(slip.get(), outcome),
    () => holds(slip.atFirst(), outcome),
  )
  return { isHeld, toggle: toggleSelection }
}
