import type { RefObject } from 'react'
import { useText } from '../../../ui/text.ts'
import type { BlockOf } from '../block.ts'
import { placeOf, poster } from './climb.ts'
import { flights } from './looks.ts'

export type StageParts = {
  readonly curve: RefObject<SVGPathElement | null>
  readonly area: RefObject<SVGPathElement | null>
  readonly place: RefObject<SVGGElement | null>
  readonly figure: RefObject<SVGGElement | null>
  readonly factor: RefObject<HTMLSpanElement | null>
}

type CrashStageProps = { readonly look: BlockOf<'crash'>['look']; readonly parts: StageParts }

export function CrashStage({ look, parts }: CrashStageProps) {
  const text = useText()
  const flight = flights[look]
  const { curve, area, figure } = placeOf(flight, poster)
  return (
    <div className={`crash-stage crash-${look}`}>
      <svg viewBox="0 0 400 280" aria-hidden="true">
        <path
          className="crash-grid"
          d="M0 56H400M0 112H400M0 168H400M0 224H400M80 0V280M160 0V280M240 0V280M320 0V280"
        />
        {drawn(flight.ground)}
        <path ref={parts.area} className="crash-area" d={curve + area} />
        <path ref={parts.curve} className="crash-curve" d={curve} />
        <g ref={parts.place} transform={figure}>
          <g ref={parts.figure}>
            <g transform="scale(1.35)">{drawn(flight.figure)}</g>
          </g>
        </g>
      </svg>
      <p className="crash-factor">
        <span className="unseen">{text('ui.crash.factor')} </span>
        <span ref={parts.factor}>×1.00</span>
      </p>
    </div>
  )
}

function drawn(pieces: (typeof flights)['jetx']['figure']) {
  return pieces.map(([outline, color, className]) => (
    <path key={outline} d={outline} fill={color} className={className} />
  ))
}
