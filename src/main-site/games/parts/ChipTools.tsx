import { useText } from '../../../ui/text.ts'
import type { Chips } from './chips.ts'

type ChipToolsProps = {
  readonly chips: Chips
  readonly change: (chips: Chips) => void
  readonly isLocked: boolean
  readonly inMoney: (amount: number) => string
}

/** What is laid altogether, and ways to change it. */
export function ChipTools({ chips, change, isLocked, inMoney }: ChipToolsProps) {
  const text = useText()
  const isOff = isLocked || chips.length === 0
  const tools = [
    ['undo', () => change(chips.slice(0, -1))],
    ['double', () => change([...chips, ...chips])],
    ['clear', () => change([])],
  ] as const
  return (
    <div className="chip-tools">
      <p role="status">
        {text('site.play.laid')} <b>{inMoney(chips.reduce((sum, { amount }) => sum + amount, 0))}</b>
      </p>
      {tools.map(([name, act]) => (
        <button key={name} type="button" className="button button-quiet" disabled={isOff} onClick={act}>
          {text(`site.play.chips-${name}`)}
        </button>
      ))}
    </div>
  )
}
