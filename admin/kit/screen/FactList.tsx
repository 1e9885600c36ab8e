import type { ReactNode } from 'react'
import './fact-list.css'

/** A name and what is known under it; facts without a value are left out. */
export type Fact = readonly [name: string, value: ReactNode]

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : undefined,
      )}
    </dl>
  )
}
