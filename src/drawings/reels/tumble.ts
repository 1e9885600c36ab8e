import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { move } from '../../ui/motion.ts'
import type { SymbolGrid } from './symbols.ts'

export type Hit = (column: number, row: number) => boolean

const bounce = 'cubic-bezier(0.3, 0.9, 0.4, 1.08)'

/** A grid whose symbols fall and burst; those above fill the gaps. */
export function useTumble(first: SymbolGrid) {
  const [grid, setGrid] = useState(first)
  const stage = useRef<HTMLDivElement>(null)

  const animate = (frames: (column: number, row: number) => Keyframe[] | null, duration: number, easing: string) =>
    Promise.all(
      [...(stage.current?.children ?? [])].flatMap((cells, column) =>
        [...cells.children].map((cell, row) => {
          const steps = frames(column, row)
          return steps && move(cell, steps, { duration, easing, delay: 45 * column })
        }),
      ),
    )

  const show = (next: SymbolGrid) => {
    flushSync(() => setGrid(next))
    for (const cell of stage.current?.querySelectorAll('svg') ?? [])
      for (const animation of cell.getAnimations()) animation.cancel()
  }

  /** All symbols fall out and those of `next` fall in. */
  const drop = async (next: SymbolGrid) => {
    const rows = next[0]?.length ?? 0
    await animate(() => fall(0, rows), 300, 'ease-in')
    show(next)
    await animate(() => fall(-rows, 0), 520, bounce)
  }

  /** The hit symbols burst; `next` is the grid after the gaps are filled. */
  const burst = async (isHit: Hit, next: SymbolGrid) => {
    await animate((column, row) => (isHit(column, row) ? pop : null), 560, 'ease-in')
    show(next)
    await animate(
      (column, row) => fall(before(next[column] ?? [], (from) => isHit(column, from), row) - row, 0),
      520,
      bounce,
    )
  }
  return { grid, stage, drop, burst }
}

const pop: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'scale(1.3) rotate(8deg)', opacity: 1, offset: 0.55 },
  { transform: 'scale(0)', opacity: 0 },
]

function fall(from: number, to: number): Keyframe[] | null {
  if (from === to) return null
  return [{ transform: `translateY(${from * 100}%)` }, { transform: `translateY(${to * 100}%)` }]
}

/** The former row of the symbol now in `row`; negative for new symbols. */
function before(cells: readonly number[], isHit: (row: number) => boolean, row: number): number {
  const kept = cells.flatMap((_, from) => (isHit(from) ? [] : [from]))
  const added = cells.length - kept.length
  return row < added ? row - added : (kept[row - added] ?? row)
}
