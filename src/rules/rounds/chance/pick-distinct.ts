import type { Draw } from '../engine.ts'

/** Different numbers below a bound in the order in which they are drawn: the first cards of a shuffled deck. */
export function pickDistinct(count: number, below: number, draw: Draw): number[] {
  const next = pickOneByOne(below, draw)
  return Array.from({ length: Math.min(count, below) }, next)
}

/** The same one by one, for whoever does not know how many are needed. */
export function pickOneByOne(below: number, draw: Draw): () => number {
  // A Fisher–Yates shuffle that remembers only what has been moved.
  const moved = new Map<number, number>()
  let place = 0
  return () => {
    const chosen = place + draw(below - place)
    const picked = moved.get(chosen) ?? chosen
    moved.set(chosen, moved.get(place) ?? place)
    place += 1
    return picked
  }
}
