import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../../ui/after-paint.ts'
import { useText } from '../../../ui/text.ts'
import { closeSlip } from './use-slip-open.ts'

type SlipSheetProps = {
  readonly isOpen: boolean
  /** The slip; it may be there before it is opened, which takes less time then. */
  readonly children: ReactNode
}

/** The slip over the page. Escape, Back and a tap beside it close it. */
export function SlipSheet({ isOpen, children }: SlipSheetProps) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const sheet = dialog.current
    if (!isOpen) return sheet?.close()
    // It is in sight at once; that the rest of the page is out of reach takes the browser longer.
    return afterPaint(() => sheet?.showModal())
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too.
    <dialog
      ref={dialog}
      className={isOpen ? 'slip-sheet slip-sheet-open' : 'slip-sheet'}
      aria-label={text('site.slip.title')}
      onClose={closeSlip}
      onClick={({ target, currentTarget }) => target === currentTarget && closeSlip()}
    >
      {children}
    </dialog>
  )
}
