import type { RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { SymbolGrid } from './symbols.ts'

type TumblingProps = {
  /** The prefix of the class names: each block styles its own grid. */
  readonly name: string
  readonly symbols: readonly string[]
  readonly grid: SymbolGrid
  readonly stage: RefObject<HTMLDivElement | null>
  /** Whether the winning symbols are highlighted. */
  readonly shines: boolean
}

export function Tumbling({ name, symbols, grid, stage, shines }: TumblingProps) {
  return (
    <div className={`${name}-grid`} ref={stage} aria-hidden="true">
      {grid.map((cells, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the grid
        <div key={column}>
          {cells.map((symbol, row) => (
            <Icon
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the grid
              key={row}
              name={symbols[symbol] ?? ''}
              className={shines ? `${name}-${symbol === 0 ? 'hit' : 'rest'}` : ''}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
