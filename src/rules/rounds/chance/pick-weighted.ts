import type { Draw } from '../engine.ts'

/** The place of one of these weights, as likely as its share of their sum. */
export function pickWeighted(weights: readonly number[], draw: Draw): number {
  let rest = draw(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    rest -= weight
    return rest < 0
  })
}
