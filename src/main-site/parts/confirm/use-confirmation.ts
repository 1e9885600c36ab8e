import { type RefObject, useRef } from 'react'

export const agreed = 'agreed'

/** Asks the player in a dialog, and waits for the answer; closing the dialog says no. */
export function useConfirmation(): {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly confirm: () => Promise<boolean>
} {
  const dialog = useRef<HTMLDialogElement>(null)

  function confirm(): Promise<boolean> {
    return new Promise((resolve) => {
      const shown = dialog.current
      if (!shown || shown.open) return resolve(false)
      shown.returnValue = ''
      shown.addEventListener('close', () => resolve(shown.returnValue === agreed), { once: true })
      shown.showModal()
    })
  }

  return { dialog, confirm }
}
