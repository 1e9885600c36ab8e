import { SlipPanel } from './panel/SlipPanel.tsx'
import { SlipBar } from './place/SlipBar.tsx'
import { SlipSheet } from './place/SlipSheet.tsx'
import { useIsWide } from './place/use-is-wide.ts'
import { useSlipOpen } from './place/use-slip-open.ts'
import { useChecked } from './state/use-checked.ts'
import { usePlacing } from './state/use-placing.ts'
import { useSlipContent } from './store/use-slip-content.ts'

/** The bet slip of this browser. */
export function SlipTool() {
  const slip = useSlipContent()
  const isWide = useIsWide()
  const isOpen = useSlipOpen()
  const { checked, checkAgain } = useChecked(slip, isWide || isOpen)
  const placing = usePlacing(checkAgain)
  const panel = <SlipPanel slip={slip} checked={checked} {...placing} />
  if (isWide) return panel
  return (
    <>
      <SlipBar slip={slip} placing={placing.placing} />
      <SlipSheet isOpen={isOpen}>{panel}</SlipSheet>
    </>
  )
}
