import { type Fraction, fraction, one, plus, times, zero } from '../fraction.ts'

/** A card is of the same rank as another. */
const [equal, other] = [fraction(1, 13), fraction(12, 13)]

/** How often a pair is split on average, if every pair is that comes of it, at most so often. */
export const expectedSplits = (most: number): Fraction => from(1, most)

function from(pairs: number, left: number): Fraction {
  if (pairs === 0 || left === 0) return zero
  const [none, two] = [times(other, other), times(equal, equal)]
  const single = times(fraction(2), times(equal, other))
  const after = [none, single, two].map((chance, come) => times(chance, from(pairs - 1 + come, left - 1)))
  return after.reduce(plus, one)
}
