import type { CSSProperties, ReactNode } from 'react'
import './table.css'

type TableProps = {
  /** The names of the columns. */
  readonly head: readonly string[]
  /** The name of a last column that only screen readers need. */
  readonly unseen?: string
  readonly className?: string
  /** The rows. */
  readonly children: ReactNode
}

/** On a phone each row is a card, whose values stand beside the names of their columns. */
export function Table({ head, unseen, className = '', children }: TableProps) {
  return (
    <div className="table-frame">
      <table className={`table table-cards ${className}`} style={namesOf(head)}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {unseen && (
              <th scope="col">
                <span className="unseen">{unseen}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** The names of the columns for the style sheet, which shows them where there is no room for a head. */
const namesOf = (head: readonly string[]): CSSProperties =>
  Object.fromEntries(head.map((name, place) => [`--column-${place + 1}`, JSON.stringify(name)]))
