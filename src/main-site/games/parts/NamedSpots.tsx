import { useText } from '../../../ui/text.ts'
import { ChipTools } from './ChipTools.tsx'
import { amountOn, type Chips } from './chips.ts'
import { factorText } from './factor-text.ts'
import { Spot } from './Spot.tsx'

type NamedSpotsProps = {
  readonly spots: readonly { readonly spot: string; readonly pays: number; readonly label?: string }[]
  readonly choice: Chips
  readonly choose: (chips: Chips) => void
  readonly stake: number
  readonly isLocked: boolean
  readonly inMoney: (amount: number) => string
  readonly isWon: (spot: string) => boolean
}

/** What can be bet on at a card table, each with what it pays. */
export function NamedSpots({ spots, choice, choose, stake, isLocked, inMoney, isWon }: NamedSpotsProps) {
  const text = useText()
  return (
    <>
      <div className="spots">
        {spots.map(({ spot, pays, label = text(`site.play.spot-${spot}`) }) => (
          <Spot
            key={spot}
            className={`spot-named spot-${spot}`}
            label={pays > 0 ? `${label} ${factorText(pays)}` : label}
            laid={amountOn(choice, spot)}
            isWon={isWon(spot)}
            isLocked={isLocked}
            inMoney={inMoney}
            lay={() => choose([...choice, { spot, amount: stake }])}
          >
            <span>{label}</span>
            {pays > 0 && <b>{factorText(pays)}</b>}
          </Spot>
        ))}
      </div>
      <ChipTools chips={choice} change={choose} isLocked={isLocked} inMoney={inMoney} />
    </>
  )
}
