import type { Competitor } from './game.ts'
import type { Side } from './played.ts'

/** By how much a side is better than the other: who is a fifth stronger scores a fifth more often. */
export function edgeOf(competitors: readonly Competitor[], side: Side, homeAdvantage = 0): number {
  const [home = 100, away = 100] = competitors.map(({ strength }) => strength)
  const edge = Math.sqrt((home / away) * (1 + homeAdvantage / 100))
  return side === 0 ? edge : 1 / edge
}

/** A chance whose odds are so many times as long. */
export const withEdge = (chance: number, edge: number): number => (chance * edge) / (chance * edge + 1 - chance)
