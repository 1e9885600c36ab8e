import type { ReactNode } from 'react'
import './differences.css'

type Difference = {
  readonly key: string
  readonly where: ReactNode
  readonly before: string
  readonly after: string
  /** Said of a value that is not stated, but applies. */
  readonly beforeNote?: string
  readonly afterNote?: string
  readonly lang?: string
}

/** Values before and after a change. */
export function Differences({ rows }: { readonly rows: readonly Difference[] }) {
  return (
    <table className="differences-table">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, where, before, after, beforeNote, afterNote, lang }) => (
          <tr key={key}>
            <th scope="row">{where}</th>
            <td lang={lang}>
              <del>{before}</del> {beforeNote && <span className="muted">{beforeNote}</span>}
            </td>
            <td lang={lang}>
              <ins>{after}</ins> {afterNote && <span className="muted">{afterNote}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
