import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { move } from '../../ui/motion.ts'
import { anySymbol, type SymbolGrid } from './symbols.ts'

export type Reel = {
  readonly shown: readonly number[]
  /** The symbols that pass by while the reel spins. */
  readonly passing: readonly number[]
}

/** Reels that roll downwards and stop one after another. */
export function useReels(first: SymbolGrid, symbols: number) {
  const [reels, setReels] = useState<readonly Reel[]>(() => atRest(first))
  const window = useRef<HTMLDivElement>(null)

  const roll = async (next: SymbolGrid) => {
    const rolling = next.map((shown, index) => ({
      shown,
      passing: [...randomSymbols(10 + 5 * index, symbols), ...(reels[index]?.shown ?? [])],
    }))
    flushSync(() => setReels(rolling))
    const strips = [...(window.current?.children ?? [])].map(({ firstElementChild }) => firstElementChild)
    await Promise.all(strips.map((strip, index) => rollStrip(strip, rolling[index], 1300 + 380 * index)))
    setReels(atRest(next))
  }
  return { reels, window, roll }
}

function rollStrip(strip: Element | null, reel: Reel | undefined, duration: number): Promise<void> {
  const { shown = [], passing = [] } = reel ?? {}
  const way = (100 * passing.length) / shown.length
  const frames = [
    { transform: `translateY(-${way}%)` },
    { transform: `translateY(${12 / shown.length}%)`, offset: 0.9 },
    { transform: 'none' },
  ]
  return move(strip, frames, { duration, easing: 'cubic-bezier(0.3, 0.3, 0.5, 1)' })
}

function atRest(grid: SymbolGrid): Reel[] {
  return grid.map((shown) => ({ shown, passing: [] }))
}

function randomSymbols(length: number, symbols: number): number[] {
  return Array.from({ length }, () => anySymbol(symbols))
}
