import type { Chance } from './random.ts'

/** Draws the index of one of these weights; their number if the weights leave something of the whole. */
export function drawIndex(weights: readonly number[], chance: Chance, whole = sumOf(weights)): number {
  let rest = chance() * whole
  const { length } = weights
  for (let index = 0; index < length; index++) {
    rest -= weights[index] ?? 0
    if (rest < 0) return index
  }
  return length
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)
