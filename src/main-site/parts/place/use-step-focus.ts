import { type RefObject, useEffect, useRef } from 'react'

/** Who goes on to another step of a part is in its first field at once, or where it says that it begins, or at a heading. */
export function useStepFocus(part: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    // What was done is said, and has the focus.
    if (part.current?.contains(document.activeElement)) return
    const first = (selector: string) => part.current?.querySelector<HTMLElement>(selector)
    const target =
      first('[data-begin]') ??
      first('input, select') ??
      first('h2, h3') ??
      part.current?.closest('details')?.querySelector('summary')
    target?.focus()
  }, [part, step])
}
