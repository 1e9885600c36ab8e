import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a panel that opens to the right would reach beyond the window, and has to open to the left. */
export function useOverflow(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isBeyond, setBeyond] = useState(false)
  useLayoutEffect(() => {
    setBeyond(isOpen && (panel.current?.getBoundingClientRect().right ?? 0) > innerWidth)
  }, [panel, isOpen])
  return isBeyond
}
