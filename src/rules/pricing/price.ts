/** In thousandths. */
const [least, most] = [1010, 101_000]

/** Odds come in steps, so that they do not move with every ball: up to these odds, in steps of so much. */
const steps: readonly (readonly [upTo: number, step: number])[] = [
  [2000, 10],
  [3000, 20],
  [5000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1000],
  [Number.POSITIVE_INFINITY, 5000],
]

/** The odds in thousandths for a chance, with the house's margin in percent; rounded down, so that it is never less. */
export function priceOf(chance: number, margin: number): number {
  const exact = 1000 / (chance * (1 + margin / 100))
  const [, step] = steps.find(([upTo]) => exact < upTo) ?? [0, 10]
  return Math.min(most, Math.max(least, Math.floor(exact / step) * step))
}
