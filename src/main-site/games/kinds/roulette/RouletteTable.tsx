import { pocketColor, pocketName } from '../../../../drawings/wheels/roulette.ts'
import { doubleZero, rouletteSpots } from '../../../../rules/rounds/kinds/roulette/spots.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { amountOn, type Chips } from '../../parts/chips.ts'
import { Spot } from '../../parts/Spot.tsx'

const outside = [
  ...['dozen-1', 'dozen-2', 'dozen-3', 'low', 'even', 'red', 'black', 'odd', 'high'],
  ...['column-1', 'column-2', 'column-3'],
]

type RouletteTableProps = Pick<
  StageProps<'roulette', Chips>,
  'rules' | 'choice' | 'choose' | 'stake' | 'isLocked' | 'inMoney'
> & { readonly landed: number | undefined }

/** The fields of the table; each press lays another chip. */
export function RouletteTable({ rules, choice, choose, stake, isLocked, inMoney, landed }: RouletteTableProps) {
  const text = useText()
  const spots = rouletteSpots(rules)
  const numbers = [
    ...(rules.zeros === 2 ? [0, doubleZero] : [0]),
    ...Array.from({ length: 36 }, (_, index) => index + 1),
  ]
  const isWon = (spot: string) => landed !== undefined && (spots.get(spot)?.includes(landed) ?? false)
  const spotOf = (spot: string, className: string, label: string, content = label) => (
    <Spot
      key={spot}
      className={className}
      label={label}
      laid={amountOn(choice, spot)}
      isWon={isWon(spot)}
      isLocked={isLocked}
      inMoney={inMoney}
      lay={() => choose([...choice, { spot, amount: stake }])}
    >
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
