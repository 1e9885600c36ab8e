import { useText } from '../../../ui/text.ts'
import type { Laying } from './chips.ts'

/** What is laid altogether, and ways to change it. */
export function ChipTools({ choice, choose, isLocked, inMoney }: Laying) {
  const text = useText()
  const isOff = isLocked || choice.length === 0
  const tools = [
    ['undo', () => choose(choice.slice(0, -1))],
    ['double', () => choose([...choice, ...choice])],
    ['clear', () => choose([])],
  ] as const
  return (
    <div className="chip-tools">
      <p role="status">
        {text('site.play.laid')} <b>{inMoney(choice.reduce((sum, { amount }) => sum + amount, 0))}</b>
      </p>
      {tools.map(([name, act]) => (
        <button key={name} type="button" className="button button-quiet" disabled={isOff} onClick={act}>
          {text(`site.play.chips-${name}`)}
        </button>
      ))}
    </div>
  )
}
