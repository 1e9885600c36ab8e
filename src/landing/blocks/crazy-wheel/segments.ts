import type { Prize } from '../../../contract/index.ts'
import type { BlockOf } from '../block.ts'

type Segment = { readonly look: string; readonly prize?: Prize; readonly round?: string }

/** The prizes in order, with the bonus rounds spread among them. */
export function arrangeSegments({ segments, rounds }: Pick<BlockOf<'crazy-wheel'>, 'segments' | 'rounds'>): Segment[] {
  const factors = [...new Set(segments.filter(({ kind }) => kind !== 'bonus').map(factorOf))].sort((a, b) => a - b)
  const arranged: Segment[] = segments.map((prize) => ({ prize, look: lookOf(prize, factors) }))
  rounds.forEach((round, index) => {
    const place = Math.round(((index + 1) * segments.length) / (rounds.length + 1)) + index
    arranged.splice(place, 0, { round, look: `round crazy-wheel-round-${index + 1}` })
  })
  return arranged
}

/** Equal factors have equal colours. */
function lookOf(prize: Prize, factors: readonly number[]): string {
  return prize.kind === 'bonus' ? 'bonus' : `color-${factors.indexOf(factorOf(prize)) % 6}`
}

function factorOf(prize: Prize): number {
  return prize.kind === 'multiplier' ? prize.value : 0
}
