import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'
import type { Sending } from './use-sending.ts'

type SendButtonProps = {
  readonly sending: Sending
  /** What the server found wrong, if it is about no field. */
  readonly problem?: ReactNode
  readonly children: ReactNode
}

/** Sends the form, and says what becomes of it. */
export function SendButton({ sending, problem, children }: SendButtonProps) {
  const text = useText()
  return (
    <>
      <p className="problem" role="alert">
        {sending === 'offline' ? text('site.tool.offline') : problem}
      </p>
      <button type="submit" className="button button-large button-wide" aria-busy={sending !== 'no'}>
        {children}
      </button>
    </>
  )
}
