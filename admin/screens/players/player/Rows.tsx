import type { ReactNode } from 'react'

type RowsProps = { readonly head: readonly string[]; readonly children: ReactNode }

/** A table whose columns have these names. */
export function Rows({ head, children }: RowsProps) {
  return (
    <div className="table-frame">
      <table className="table player-rows">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
