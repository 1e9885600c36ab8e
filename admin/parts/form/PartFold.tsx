import { type ReactNode, useState } from 'react'
import { spaced } from '../../model/schemas/spaced.ts'
import './part-fold.css'

type PartFoldProps = {
  readonly part: TypedPart
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** One of several kinds of parts in a list, such as an input of a dialog. */
export type TypedPart = { readonly type: string; readonly id?: unknown }

export const isTypedPart = (value: unknown): value is TypedPart =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A part of a list under the name of its kind, closed like a block of the page; a new one is open. */
export function PartFold({ part, isWrong, children }: PartFoldProps) {
  const [startsOpen] = useState(isWrong || Object.keys(part).length === 1)
  return (
    <details className="part-fold" open={startsOpen} data-wrong={isWrong || undefined}>
      <summary>
        <strong>{spaced(part.type)}</strong> {part.id !== undefined && <span className="muted">{String(part.id)}</span>}
      </summary>
      {children}
    </details>
  )
}
