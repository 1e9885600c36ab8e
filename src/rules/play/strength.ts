import type { Competitor } from './game.ts'
import type { Side } from './played.ts'

/** By how much a side is better than the other: who is a fifth stronger scores a fifth more often. */
export function edgeOf(competitors: readonly Competitor[], side: Side, homeAdvantage = 0): number {
  const [home = 100, away = 100] = competitors.map(({ strength }) => strength)
  const edge = Math.sqrt((home / away) * (1 + homeAdvantage / 100))
  return side === 0 ? edge : 1 / edge
}

/** The chance of whoever has such an edge over those whose chance this is. */
export const withEdge = (chance: number, edge: number): number =>
  uncertain((chance * edge) / (chance * edge + 1 - chance))

/** Nothing is certain, or a match might never end. */
export const uncertain = (chance: number): number => Math.min(0.98, Math.max(0.02, chance))
