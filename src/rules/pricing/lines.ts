import type { MarketType } from '../../contract/index.ts'
import { outcomesOf } from '../settlement/outcomes-of.ts'
import { type Chances, chanceOf, chancesOf } from './chances.ts'
import type { Endings } from './endings.ts'

export type PricedLine = { readonly line: number; readonly chances: Chances }

type Lined = MarketType & { readonly lines: NonNullable<MarketType['lines']> }

/** The lines nearest to even chances. */
export function linesNearEven(type: Lined, part: string, endings: Endings): readonly PricedLine[] {
  const { count, step, offset = 0 } = type.lines
  const lineAt = (index: number) => index * step + offset
  const [first = ''] = outcomesOf(type.rule, endings.sides)
  const chanceAt = (index: number) => chanceOf(first, type.rule, { part, line: lineAt(index) }, endings).chance
  const widest = Math.ceil((largestOf(type, part, endings) * 1000 + 2 * step) / step)
  const even = lastBelowEven(chanceAt, -widest, widest)
  // One more on each side: the nearest ones may be any of them.
  return Array.from({ length: count + 2 }, (_, place) => even - Math.floor(count / 2) + place)
    .map((index) => ({ line: lineAt(index), distance: Math.abs(chanceAt(index) - 0.5) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .toSorted((one, other) => one.line - other.line)
    .map(({ line }) => ({ line, chances: chancesOf(type.rule, { part, line }, endings) }))
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
