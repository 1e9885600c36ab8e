import { type ReactNode, useEffect, useRef } from 'react'
import { LongName } from '../format/LongName.tsx'
import './dialog.css'

type DialogProps = {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A modal dialog for as long as it is rendered: the browser keeps the focus inside. The focus starts at the element
 * marked with `data-focused-first`, and returns to where it was.
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

/** The heading of a dialog, with the button that closes it. */
export function DialogHead({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  return (
    <header className="dialog-head">
      <h2>
        <LongName name={title} />
      </h2>
      <button type="button" className="button button-quiet button-small" onClick={onClose}>
        Close
      </button>
    </header>
  )
}

/** The end of a dialog: Cancel, and the button that does what the dialog is about. */
export function DialogFoot({ onCancel, children }: { readonly onCancel: () => void; readonly children: ReactNode }) {
  return (
    <footer className="dialog-foot">
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
      {children}
    </footer>
  )
}
