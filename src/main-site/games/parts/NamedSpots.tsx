import { useText } from '../../../ui/text.ts'
import { ChipTools } from './ChipTools.tsx'
import type { Laying } from './chips.ts'
import { factorText } from './factor-text.ts'
import { Spot } from './Spot.tsx'

type NamedSpotsProps = {
  readonly spots: readonly { readonly spot: string; readonly pays: number; readonly label?: string }[]
  readonly laying: Laying
  readonly isWon: (spot: string) => boolean
}

/** What can be bet on at a card table, each with what it pays. */
export function NamedSpots({ spots, laying, isWon }: NamedSpotsProps) {
  const text = useText()
  return (
    <>
      <div className="spots">
        {spots.map(({ spot, pays, label = text(`site.play.spot-${spot}`) }) => (
          <Spot
            key={spot}
            spot={spot}
            laying={laying}
            className={`spot-named spot-${spot}`}
            label={pays > 0 ? `${label} ${factorText(pays)}` : label}
            isWon={isWon(spot)}
          >
            <span>{label}</span>
            {pays > 0 && <b>{factorText(pays)}</b>}
          </Spot>
        ))}
      </div>
      <ChipTools {...laying} />
    </>
  )
}
