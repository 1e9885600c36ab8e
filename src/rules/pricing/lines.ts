import type { MarketType } from '../../contract/index.ts'
import { type Chances, chancesOf } from './chances.ts'
import type { Endings } from './endings.ts'

export type PricedLine = { readonly line: number; readonly chances: Chances }

type Lined = MarketType & { readonly lines: NonNullable<MarketType['lines']> }

/** The lines nearest to even chances. */
export function linesNearEven(type: Lined, part: string, endings: Endings): readonly PricedLine[] {
  const { count, step, offset = 0 } = type.lines
  const chancesAt = (index: number) => chancesOf(type.rule, { part, line: index * step + offset }, endings)
  const firstAt = (index: number) => [...chancesAt(index).of.values()][0] ?? 0
  const widest = Math.ceil((largestOf(type, part, endings) * 1000 + 2 * step) / step)
  const even = lastBelowEven(firstAt, -widest, widest)
  // One more on each side: the nearest ones may be any of them.
  return Array.from({ length: count + 2 }, (_, place) => even - Math.floor(count / 2) + place)
    .map((index) => ({
      line: index * step + offset,
      chances: chancesAt(index),
      distance: Math.abs(firstAt(index) - 0.5),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .toSorted((one, other) => one.line - other.line)
}

/** The last index before the chance passes a half, whether it rises or falls. */
function lastBelowEven(chanceAt: (index: number) => number, from: number, until: number): number {
  const rises = chanceAt(until) > chanceAt(from)
  let [low, high] = [from, until]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (chanceAt(middle) < 0.5 === rises) low = middle
    else high = middle
  }
  return low
}

function largestOf({ rule }: MarketType, part: string, endings: Endings): number {
  const counts = endings.of(rule, part).flatMap(({ score }) => Object.values(score.counts))
  return Math.max(0, ...counts.map(([home, away]) => home + away))
}
