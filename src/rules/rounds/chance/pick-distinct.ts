import type { Draw } from '../engine.ts'

/** Different numbers below a bound in the order in which they are drawn: the first cards of a shuffled deck. */
export function pickDistinct(count: number, below: number, draw: Draw): number[] {
  // A Fisher–Yates shuffle that remembers only what has been moved.
  const moved = new Map<number, number>()
  return Array.from({ length: Math.min(count, below) }, (_, place) => {
    const chosen = place + draw(below - place)
    const picked = moved.get(chosen) ?? chosen
    moved.set(chosen, moved.get(place) ?? place)
    return picked
  })
}
