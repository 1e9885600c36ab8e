import type { ReactNode } from 'react'

type TableProps = {
  /** The names of the columns. */
  readonly head: readonly string[]
  /** The name of a last column that only screen readers need. */
  readonly unseen?: string
  readonly className?: string
  /** The rows. */
  readonly children: ReactNode
}

export function Table({ head, unseen, className = '', children }: TableProps) {
  return (
    <div className="table-frame">
      <table className={`table ${className}`}>
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
