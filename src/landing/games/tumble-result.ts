import { anySymbol, makeGrid, type SymbolGrid } from '../../drawings/reels/symbols.ts'
import type { Hit } from '../../drawings/reels/tumble.ts'

/** The grid that becomes `next` when the hits burst. */
export function gridBefore(next: SymbolGrid, isHit: Hit, hitSymbol: number): SymbolGrid {
  return next.map((cells, column) => {
    const survivors = cells.slice(cells.filter((_, row) => isHit(column, row)).length)
    let survivor = 0
    return cells.map((_, row) => (isHit(column, row) ? hitSymbol : (survivors[survivor++] ?? 0)))
  })
}

/** A grid with the winning symbol in its middle, or without it; the symbol `without` does not occur. */
export function resultGrid(grid: SymbolGrid, symbols: number, wins: boolean, without: number): SymbolGrid {
  const columns = grid.length
  const rows = grid[0]?.length ?? 0
  const isHeap: Hit = (column, row) =>
    Math.abs(column - (columns - 1) / 2) / columns + Math.abs(row - (rows - 1) / 2) / rows < 0.5
  return makeGrid(columns, rows, (column, row) => {
    if (wins && isHeap(column, row)) return 0
    const symbol = anySymbol(symbols, 1)
    return symbol === without ? (symbol % (symbols - 1)) + 1 : symbol
  })
}
