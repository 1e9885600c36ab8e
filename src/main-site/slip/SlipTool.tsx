import { useDeferredValue } from 'react'
import { SlipPanel } from './panel/SlipPanel.tsx'
import { SlipBar } from './place/SlipBar.tsx'
import { SlipSheet } from './place/SlipSheet.tsx'
import { useIsWide } from './place/use-is-wide.ts'
import { usePrepared } from './place/use-prepared.ts'
import { useSlipOpen } from './place/use-slip-open.ts'
import { useChecked } from './state/use-checked.ts'
import { usePlacing } from './state/use-placing.ts'
import { useSlipContent } from './store/use-slip-content.ts'

/** The bet slip of this browser. */
export function SlipTool() {
  const slip = useSlipContent()
  const later = useDeferredValue(slip)
  const isWide = useIsWide()
  const isOpen = useSlipOpen()
  const isSeen = isWide || isOpen
  const { checked, checkAgain } = useChecked(slip, isSeen)
  const placing = usePlacing(checkAgain)
  // While it is closed, a tap on odds does not wait for it.
  const panel = <SlipPanel slip={isSeen ? slip : later} checked={checked} {...placing} />
  const isPrepared = usePrepared(slip.selections.length > 0)
  if (isWide) return panel
  return (
    <>
      <SlipBar slip={slip} placing={placing.placing} />
      <SlipSheet isOpen={isOpen}>{(isOpen || isPrepared) && panel}</SlipSheet>
    </>
  )
}
