import type { ReactNode } from 'react'
import './tick-list.css'

type Choice = {
  readonly value: string
  readonly text: string
  /** Beside the text, such as a count. */
  readonly note?: ReactNode
  readonly isDisabled?: boolean
}

type TickListProps = {
  readonly choices: readonly Choice[]
  readonly isChosen: (value: string) => boolean
  readonly onToggled: (value: string) => void
}

/** Any number of some values. */
export function TickList({ choices, isChosen, onToggled }: TickListProps) {
  return (
    <ul className="tick-list">
      {choices.map(({ value, text, note, isDisabled = false }) => (
        <li key={value}>
          <label className="tick">
            <input type="checkbox" checked={isChosen(value)} disabled={isDisabled} onChange={() => onToggled(value)} />
            <span className="tick-text">{text}</span>
            {note !== undefined && <span className="muted">{note}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}
