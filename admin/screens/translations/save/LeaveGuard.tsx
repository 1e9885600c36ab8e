import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Dialog, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { plural } from '../../../kit/format/plural.ts'
import type { Unsaved } from './use-saving.ts'

type LeaveGuardProps = {
  readonly unsaved: readonly Unsaved[]
  /** Whether a text is being typed: closing the window asks first. */
  readonly isTyping: boolean
}

/** Asks before the screen is left with unsaved texts; once they are saved meanwhile, it goes on by itself. */
export function LeaveGuard({ unsaved, isTyping }: LeaveGuardProps) {
  const isUnsaved = unsaved.length > 0
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved || isTyping,
    withResolver: true,
  })
  useEffect(() => {
    if (status === 'blocked' && !isUnsaved) proceed()
  }, [status, isUnsaved, proceed])
  if (status !== 'blocked') return null
  return (
    <Dialog label="Leave without saving?" onClose={reset}>
      <DialogHead title="Leave without saving?" onClose={reset} />
      <div className="dialog-body">
        <p>{plural(unsaved.length, 'text is', 'texts are')} not saved yet. If you leave now, the changes are lost.</p>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={proceed}>
          Leave
        </button>
        <button type="button" className="button button-primary" onClick={reset} data-focused-first>
          Stay
        </button>
      </footer>
    </Dialog>
  )
}
