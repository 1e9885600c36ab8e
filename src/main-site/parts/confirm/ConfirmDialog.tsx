import { type ReactNode, type RefObject, useId } from 'react'
import { agreed } from './use-confirmation.ts'

type ConfirmDialogProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly title: string
  /** What happens then. */
  readonly children: ReactNode
  readonly yes: string
  readonly no: string
}

/** A question that is answered before anything else goes on; the harmless answer comes first. */
export function ConfirmDialog({ dialog, title, children, yes, no }: ConfirmDialogProps) {
  const id = useId()
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className="confirm-answers">
        <button type="button" className="button button-large button-quiet" onClick={() => dialog.current?.close()}>
          {no}
        </button>
        <button type="button" className="button button-large" onClick={() => dialog.current?.close(agreed)}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
