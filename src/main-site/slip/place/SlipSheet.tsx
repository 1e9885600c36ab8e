import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../ui/text.ts'
import { closeSlip } from './use-slip-open.ts'

type SlipSheetProps = { readonly isOpen: boolean; readonly children: ReactNode }

/** The slip over the page. Escape, Back and a tap beside it close it. */
export function SlipSheet({ isOpen, children }: SlipSheetProps) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (isOpen) shown?.showModal()
    else shown?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too.
    <dialog
      ref={dialog}
      className="slip-sheet"
      aria-label={text('site.slip.title')}
      onClose={closeSlip}
      onClick={({ target, currentTarget }) => target === currentTarget && closeSlip()}
    >
      {isOpen && children}
    </dialog>
  )
}
