/** A grid of symbols by column, from the top. A symbol is its index in the block's list; symbol 0 wins. */
export type SymbolGrid = readonly (readonly number[])[]

export function makeGrid(columns: number, rows: number, symbolAt: (column: number, row: number) => number): SymbolGrid {
  return Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_, row) => symbolAt(column, row)))
}

/** The initial grid: uses all symbols, with no equal neighbours in a row. */
export function firstGrid(columns: number, rows: number, symbols: number): SymbolGrid {
  return makeGrid(columns, rows, (column, row) => (column + 2 * row + 1) % symbols)
}

/** A random symbol, `from` or greater. Call it only after a click: prerendered markup must be deterministic. */
export function anySymbol(symbols: number, from = 0): number {
  return from + Math.floor(Math.random() * (symbols - from))
}
