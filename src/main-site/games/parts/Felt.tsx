import type { ReactNode } from 'react'

/** The cloth of a card table. */
export function Felt({ children }: { readonly children: ReactNode }) {
  return <div className="felt">{children}</div>
}
