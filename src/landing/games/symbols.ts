/** A grid of symbols, column by column from the top; a symbol is its place in the block's list, and the first one wins. */
export type SymbolGrid = readonly (readonly number[])[]

export function makeGrid(columns: number, rows: number, symbolAt: (column: number, row: number) => number): SymbolGrid {
  return Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_, row) => symbolAt(column, row)))
}

/** The first view: every symbol has its turn, and no two neighbours in a row are equal. */
export function firstGrid(columns: number, rows: number, symbols: number): SymbolGrid {
  return makeGrid(columns, rows, (column, row) => (column + 2 * row + 1) % symbols)
}

/** Any symbol from `from` on. To be called after a click only. */
export function anySymbol(symbols: number, from = 0): number {
  return from + Math.floor(Math.random() * (symbols - from))
}
