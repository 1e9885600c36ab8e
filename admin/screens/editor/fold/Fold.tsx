import { type ReactNode, useEffect, useRef, useState } from 'react'
import './fold.css'

type FoldProps = {
  readonly className: string
  /** The path that has the focus; a new one opens the fold that holds it. */
  readonly focus: readonly string[]
  readonly holds: boolean
  readonly summary: ReactNode
  readonly title?: string | undefined
  readonly block?: string
  readonly children: () => ReactNode
}

/** A collapsible part of the form that opens by itself when it holds the focus. */
export function Fold({ className, focus, holds, summary, title, block, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(holds)
  useEffect(() => {
    if (!holds || focus.length === 0) return
    setOpen(true)
    // Scrolling while somebody works inside it would move the button from under the pointer.
    if (!details.current?.contains(document.activeElement)) details.current?.scrollIntoView({ block: 'nearest' })
  }, [holds, focus])
  return (
    <details
      ref={details}
      className={`fold ${className}`}
      data-block={block}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary title={title}>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
