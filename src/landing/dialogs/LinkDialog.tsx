import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { useText } from '../../ui/text.ts'
import { Notices } from '../page/Notices.tsx'
import { openDialog } from '../page/open-dialog.ts'
import { CloseLink } from './CloseLink.tsx'

type Props = {
  readonly name: string
  /** Text ids. */
  readonly heading: string
  readonly button: string
  readonly isReady: boolean
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children?: ReactNode
}

/** A dialog that the link of a message opens. */
export function LinkDialog({ name, heading, button, isReady, onSubmit, children }: Props) {
  const text = useText()
  useEffect(() => void openDialog(name), [name])
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <dialog className="dialog dialog-430" id={name} aria-labelledby={`${name}-title`}>
      <div className="dialog-box">
        <Notices dialog={name} />
        <form className="dialog-form" data-apart="" noValidate onSubmit={send}>
          <h2 className="dialog-title" id={`${name}-title`}>
            {text(heading)}
          </h2>
          {children}
          <button type="submit" className="button button-main button-submit" disabled={!isReady}>
            {text(button)}
          </button>
        </form>
        <CloseLink />
      </div>
    </dialog>
  )
}
