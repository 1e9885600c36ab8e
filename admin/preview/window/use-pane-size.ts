import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Size } from './sizes.ts'

/** The room inside an element, as it is now. */
export function usePaneSize(): readonly [RefObject<HTMLDivElement | null>, Size | undefined] {
  const pane = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    if (pane.current) observer.observe(pane.current)
    return () => observer.disconnect()
  }, [])
  return [pane, size]
}
