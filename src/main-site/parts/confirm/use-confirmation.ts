import { type RefObject, useRef } from 'react'

export const agreed = 'agreed'

/** Asks the player in a dialog, and waits for the answer; closing the dialog says no. */
export function useConfirmation(): {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly confirm: () => Promise<boolean>
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef(() => {})

  function confirm(): Promise<boolean> {
    return new Promise((resolve) => {
      const shown = dialog.current
      if (!shown || shown.open) return resolve(false)
      // That the dialog was closed is told late: the question before may still wait for it, and may not end this one.
      answer.current()
      answer.current = () => resolve(shown.returnValue === agreed)
      shown.returnValue = ''
      shown.onclose = () => {
        if (!shown.open) answer.current()
      }
      shown.showModal()
    })
  }

  return { dialog, confirm }
}
