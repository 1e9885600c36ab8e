import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDismissal } from './use-dismissal.ts'
import { useOverflow } from './use-overflow.ts'
import './popover.css'

type PopoverProps = {
  /** What the button says. */
  readonly label: string
  /** The name of the panel. */
  readonly title: string
  readonly isMarked?: boolean
  /** That of something to be mended. */
  readonly tone?: 'bad'
  readonly children: ReactNode
}

/**
 * A button that opens a panel of fields below it. The focus moves to the field marked with `data-focused-first`, or by
 * arrow down to the first one.
 */
export function Popover({ label, title, isMarked = false, tone, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const isAtEnd = useOverflow(panel, isOpen)
  useDismissal(root, isOpen, setOpen)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('[data-focused-first]')?.focus()
  }, [isOpen])
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    flushSync(() => setOpen(true))
    panel.current?.querySelector<HTMLElement>(':is(input, select, button):enabled')?.focus()
  }
  return (
    <div className="popover" ref={root}>
      <button
        type="button"
        className={`button button-small popover-button ${isMarked ? 'popover-marked' : ''} ${tone ? `popover-${tone}` : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={enter}
      >
        <span className="popover-label">{label}</span>
        <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <fieldset
          className={`popover-panel ${isAtEnd ? 'popover-panel-end' : ''}`}
          ref={panel}
          id={id}
          aria-label={title}
          tabIndex={-1}
        >
          {children}
        </fieldset>
      )}
    </div>
  )
}
