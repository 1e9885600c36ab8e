import { type Fraction, fraction, minus, one, plus, sumOf, times } from './fraction.ts'

type Award = { readonly chance: Fraction; readonly spins: number }

/**
 * How many free spins follow a paid spin on average: each of them can award more, as long as retriggers are left. With n
 * spins left and none of the retriggers, n follow; otherwise one is played, and what it awards is added.
 */
export function expectedFreeSpins(awards: readonly Award[], retriggers: number): Fraction {
  const awarding = awards.filter(({ spins, chance }) => spins > 0 && chance.numerator > 0n)
  const none = minus(one, sumOf(awarding.map(({ chance }) => chance)))
  const known = new Map<string, Fraction>()
  const following = (left: number, more: number): Fraction => {
    if (left === 0 || more === 0) return fraction(left)
    const key = `${left} ${more}`
    const before = known.get(key)
    if (before) return before
    const after = awarding.map(({ chance, spins }) => times(chance, following(left - 1 + spins, more - 1)))
    const result = plus(one, plus(sumOf(after), times(none, following(left - 1, more))))
    known.set(key, result)
    return result
  }
  return sumOf(awarding.map(({ chance, spins }) => times(chance, following(spins, retriggers))))
}
