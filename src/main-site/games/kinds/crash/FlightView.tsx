import type { ReactNode, RefObject } from 'react'
import { FlightDrawing, type FlightParts } from '../../../../drawings/flight/FlightDrawing.tsx'
import type { FlightLook } from '../../../../drawings/flight/flights.ts'

type FlightViewProps = {
  readonly look: FlightLook
  readonly parts: FlightParts
  readonly factor: RefObject<HTMLSpanElement | null>
  readonly state: 'waiting' | 'flying' | 'crashed'
  readonly children?: ReactNode
}

/** The sky with the figure, and its multiplier. */
export function FlightView({ look, parts, factor, state, children }: FlightViewProps) {
  return (
    <div className={`flight flight-${look} flight-is-${state}${state === 'flying' ? ' is-flying' : ''}`}>
      <FlightDrawing look={look} parts={parts} reach={0} />
      <p className="flight-factor" aria-hidden="true">
        <span ref={factor}>×1.00</span>
      </p>
      {children}
    </div>
  )
}
