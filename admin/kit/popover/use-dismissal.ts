import { type RefObject, useEffect } from 'react'

/** Closes what is open: by Escape, which leads back to its button, and when the pointer or the focus goes elsewhere. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const close = () => setOpen(false)
    const isOutside = (target: EventTarget | null) => !(target instanceof Node && element.contains(target))
    const onPointer = ({ target }: Event) => isOutside(target) && close()
    const onLeave = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      close()
      element.querySelector('button')?.focus()
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusout', onLeave)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [root, isOpen, setOpen])
}
