import type { RefObject } from 'react'
import { FlightDrawing, type FlightParts } from '../../../drawings/flight/FlightDrawing.tsx'
import { useText } from '../../../ui/text.ts'
import type { BlockOf } from '../block.ts'

export type StageParts = FlightParts & { readonly factor: RefObject<HTMLSpanElement | null> }

type CrashStageProps = {
  readonly look: BlockOf<'crash'>['look']
  readonly parts: StageParts
  readonly isFlying: boolean
}

export function CrashStage({ look, parts, isFlying }: CrashStageProps) {
  const text = useText()
  return (
    <div className={`crash-stage flight flight-${look}${isFlying ? ' is-flying' : ''}`}>
      <FlightDrawing look={look} parts={parts} />
      <p className="crash-factor">
        <span className="unseen">{text('ui.crash.factor')} </span>
        <span ref={parts.factor}>×1.00</span>
      </p>
    </div>
  )
}
