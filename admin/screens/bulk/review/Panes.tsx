import type { ReactNode } from 'react'
import './bulk.css'

type PanesProps = { readonly order: ReactNode; readonly children: ReactNode }

/** What is ordered, beside what would come of it. */
export function Panes({ order, children }: PanesProps) {
  return (
    <div className="bulk-panes">
      <div className="bulk-order">{order}</div>
      <div className="bulk-review">{children}</div>
    </div>
  )
}
