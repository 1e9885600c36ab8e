import { type ReactNode, useEffect, useRef } from 'react'
import './dialog.css'

type DialogProps = {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A modal dialog for as long as it is rendered. The focus comes to what is marked with `data-focused-first`, and goes
 * back to where it was.
 */
export function Dialog({ label, onClose, className = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (!ref.current?.open) ref.current?.showModal()
    ref.current?.querySelector<HTMLElement>('[data-focused-first]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog-content">{children}</div>
    </dialog>
  )
}

/** The head of a dialog: what it is, and the way out. */
export function DialogHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <header className="dialog-head">
      <h2>{title}</h2>
      <button type="button" className="button button-quiet button-small" onClick={onClose}>
        Close
      </button>
    </header>
  )
}
