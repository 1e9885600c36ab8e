import { type Fraction, fraction, sumOf, times } from '../fraction.ts'

/** What a card can count, an ace one, and how likely that is. */
export const cardChances: readonly (readonly [value: number, chance: Fraction])[] = Array.from(
  { length: 10 },
  (_, index) => [index + 1, fraction(index === 9 ? 4 : 1, 13)],
)

/** The mean of something over the next card. */
export const overCards = (meanOf: (value: number) => Fraction): Fraction =>
  sumOf(cardChances.map(([value, chance]) => times(chance, meanOf(value))))
