import type { RefObject } from 'react'
import { type FlightLook, flights } from './flights.ts'
import { placeOf, poster } from './place-of.ts'

export type FlightParts = {
  readonly curve: RefObject<SVGPathElement | null>
  readonly area: RefObject<SVGPathElement | null>
  readonly place: RefObject<SVGGElement | null>
  readonly figure: RefObject<SVGGElement | null>
}

type FlightDrawingProps = { readonly look: FlightLook; readonly parts: FlightParts; readonly reach?: number }

/** What flies in a crash game, over its ground, with the curve behind it. */
export function FlightDrawing({ look, parts, reach = poster }: FlightDrawingProps) {
  const flight = flights[look]
  const { curve, area, figure } = placeOf(flight, reach)
  return (
    <svg viewBox="0 0 400 280" aria-hidden="true">
      <path
        className="flight-grid"
        d="M0 56H400M0 112H400M0 168H400M0 224H400M80 0V280M160 0V280M240 0V280M320 0V280"
      />
      {drawn(flight.ground)}
      <path ref={parts.area} className="flight-area" d={curve + area} />
      <path ref={parts.curve} className="flight-curve" d={curve} />
      <g ref={parts.place} transform={figure}>
        <g ref={parts.figure}>
          <g transform="scale(1.35)">{drawn(flight.figure)}</g>
        </g>
      </g>
    </svg>
  )
}

/** Moves the figure and its curve, from 0 at the start to 1 at the end. */
export function drawFlight(look: FlightLook, { curve, area, place }: FlightParts, reach: number): void {
  const at = placeOf(flights[look], reach)
  curve.current?.setAttribute('d', at.curve)
  area.current?.setAttribute('d', at.curve + at.area)
  place.current?.setAttribute('transform', at.figure)
}

const drawn = (pieces: (typeof flights)['jetx']['figure']) =>
  pieces.map(([outline, color, className]) => <path key={outline} d={outline} fill={color} className={className} />)
