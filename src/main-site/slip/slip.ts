import { keptValue } from '../../visitor/kept-value.ts'
import { emptySlip, readSlip } from './read-slip.ts'
import { isSame, type Selection } from './selection.ts'

/** The slip of this browser. It survives signing in, another language, and the tab. */
export const slip = keptValue({ name: 'slip', first: emptySlip, read: readSlip })

/** A bet has no more legs. */
export const mostSelections = 20

/** Puts an outcome on the slip, or takes it off. */
export function toggleSelection(selection: Selection): void {
  slip.change((before) => {
    const { selections } = before
    const others = selections.filter((one) => !isSame(one, selection))
    if (others.length < selections.length) return { ...before, selections: others }
    return selections.length < mostSelections ? { ...before, selections: [...selections, selection] } : before
  })
}
