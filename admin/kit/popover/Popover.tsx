import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import './popover.css'

type MenuProps = {
  /** What the button says. */
  readonly label: string
  /** What the panel is. */
  readonly title: string
  readonly isMarked?: boolean
  readonly children: ReactNode
}

/** A button that opens a panel below it, until the focus leaves. */
export function Menu({ label, title, isMarked = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) setAtEnd((panel.current?.getBoundingClientRect().right ?? 0) > innerWidth)
    else setAtEnd(false)
  }, [isOpen])
  const close = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its content does not use
    <div className="menu" onKeyDown={close} onBlur={leave}>
      <button
        type="button"
        ref={button}
        className={`button button-small menu-button ${isMarked ? 'menu-marked' : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="menu-label">{label}</span>
        <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: its content brings fields of its own
        <div
          className={`menu-panel ${isAtEnd ? 'menu-panel-end' : ''}`}
          ref={panel}
          id={id}
          role="group"
          aria-label={title}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  )
}
