import { pocketColor, pocketName } from '../../../../drawings/wheels/roulette.ts'
import type { RulesOf } from '../../../../rules/rounds/engine.ts'
import { doubleZero, rouletteSpots } from '../../../../rules/rounds/kinds/roulette/spots.ts'
import { useText } from '../../../../ui/text.ts'
import type { Laying } from '../../parts/chips.ts'
import { Spot } from '../../parts/Spot.tsx'

const outside = [
  ...['dozen-1', 'dozen-2', 'dozen-3', 'low', 'even', 'red', 'black', 'odd', 'high'],
  ...['column-1', 'column-2', 'column-3'],
]

type RouletteTableProps = {
  readonly rules: RulesOf<'roulette'>
  readonly laying: Laying
  readonly landed: number | undefined
}

/** The fields of the table; each press lays another chip. */
export function RouletteTable({ rules, laying, landed }: RouletteTableProps) {
  const text = useText()
  const spots = rouletteSpots(rules)
  const numbers = [
    ...(rules.zeros === 2 ? [0, doubleZero] : [0]),
    ...Array.from({ length: 36 }, (_, index) => index + 1),
  ]
  const isWon = (spot: string) => landed !== undefined && (spots.get(spot)?.includes(landed) ?? false)
  const spotOf = (spot: string, className: string, label: string, content = label) => (
    <Spot key={spot} spot={spot} laying={laying} className={className} label={label} isWon={isWon(spot)}>
      {content}
    </Spot>
  )
  return (
    <div className="roulette-table">
      <div className="roulette-numbers">
        {numbers.map((number) =>
          spotOf(
            `straight-${pocketName(number)}`,
            `pocket-${pocketColor(number)}${number === 0 || number === doubleZero ? ` pocket-zero-${rules.zeros}` : ''}`,
            pocketName(number),
          ),
        )}
      </div>
      <div className="roulette-outside">
        {outside.map((spot) => spotOf(spot, `spot-${spot}`, text(`site.play.spot-${spot}`)))}
      </div>
    </div>
  )
}
