import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useDensity } from '../../../kit/density/density.ts'

const heights = { roomy: 60, dense: 38 } as const

/** The rows in view; the active one is always among them, because `aria-activedescendant` refers to it. */
export function useRowWindow(count: number, activeIndex: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = heights[useDensity()]
  const active = Math.max(0, activeIndex)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew where rows have another height
  useEffect(() => virtualizer.measure(), [rowHeight, virtualizer])
  useEffect(() => {
    if (activeIndex >= 0) virtualizer.scrollToIndex(activeIndex)
  }, [activeIndex, virtualizer])
  return {
    scroller,
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    isMoving: virtualizer.isScrolling,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
  }
}
