import type { RulesOf } from '../../engine.ts'

export type Pattern = RulesOf<'bingo'>['prizes'][number]['pattern']

/** Sets of cells, of which so many must be complete; the cells are counted row by row. */
export type CellSets = { readonly sets: readonly (readonly number[])[]; readonly needed: number }

/** The free cell in the middle of a card, if it has a middle. */
export const freeCell = (size: number): number | undefined => (size % 2 === 1 ? (size * size - 1) / 2 : undefined)

/** One for each pattern and size. */
const known = new Map<string, CellSets>()

/** The cells that a pattern needs, without the free one. */
export function patternCells(pattern: Pattern, size: number): CellSets {
  const key = `${pattern} ${size}`
  const before = known.get(key)
  if (before) return before
  const { sets, needed } = cellsOf(pattern, size)
  const free = freeCell(size)
  const cells = { sets: sets.map((set) => set.filter((cell) => cell !== free)), needed }
  known.set(key, cells)
  return cells
}

function cellsOf(pattern: Pattern, size: number): CellSets {
  switch (pattern) {
    case 'line':
      return { sets: linesOf(size), needed: 1 }
    case 'two-lines':
      return { sets: linesOf(size), needed: 2 }
    case 'corners':
      return { sets: [[0, size - 1, size * (size - 1), size * size - 1]], needed: 1 }
    case 'cross':
      return { sets: [[...new Set(diagonalsOf(size).flat())]], needed: 1 }
    case 'full':
      return { sets: [places(size * size)], needed: 1 }
  }
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

const diagonalsOf = (size: number) => [
  places(size).map((row) => row * size + row),
  places(size).map((row) => row * size + size - 1 - row),
]

const linesOf = (size: number) => [
  ...places(size).map((row) => places(size).map((column) => row * size + column)),
  ...places(size).map((column) => places(size).map((row) => row * size + column)),
  ...diagonalsOf(size),
]
