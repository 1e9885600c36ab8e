import type { MarketType, Play, SettlementRule } from '../../../contract/index.ts'
import type { Score } from '../../../rules/settlement/score.ts'
import { canEnd } from '../../../rules/sport/can-end.ts'

/** The highest count of the small scores over which markets are proved. */
export const highestCount = (rule: SettlementRule): number => ('maximum' in rule ? Math.max(4, rule.maximum + 1) : 4)

/** Every small score with which a part can end, for a rule that counts a unit. */
export function possibleScores(
  play: Play,
  { rule, part: partKind }: MarketType,
  part: string,
  sides: readonly string[],
) {
  if (!('unit' in rule)) return rankingsOf(sides).map((ranking): Score => ({ counts: {}, finished: [part], ranking }))
  const ends = canEnd(play, partKind, rule.unit)
  return smallCounts(highestCount(rule))
    .filter(ends)
    .map((count): Score => ({ counts: { [`${part}.${rule.unit}`]: count }, finished: [part] }))
}

function smallCounts(highest: number): [number, number][] {
  const counts = Array.from({ length: highest + 1 }, (_, count) => count)
  return counts.flatMap((home) => counts.map((away): [number, number] => [home, away]))
}

/** Every order of three competitors in front, dead heats included; each competitor comes first, second and third. */
function rankingsOf(sides: readonly string[]): string[][][] {
  return sides.flatMap((_, start) => {
    const turned = [...sides.slice(start), ...sides.slice(0, start)]
    const behind = turned.slice(3).map((side) => [side])
    return ordersOf(turned.slice(0, 3)).map((order) => [...order, ...behind])
  })
}

/** Every order of the sides, and every way in which neighbours can finish together. */
function ordersOf(sides: readonly string[]): string[][][] {
  const [first, ...others] = sides
  if (first === undefined) return [[]]
  return ordersOf(others).flatMap((order) => [
    ...order.map((together, place) => [...order.slice(0, place), [first, ...together], ...order.slice(place + 1)]),
    ...Array.from({ length: order.length + 1 }, (_, place) => [
      ...order.slice(0, place),
      [first],
      ...order.slice(place),
    ]),
  ])
}
