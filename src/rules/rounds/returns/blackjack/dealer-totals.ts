import type { RulesOf } from '../../engine.ts'
import { dealerDraws } from '../../kinds/blackjack/dealer.ts'
import { type HandValue, withCard } from '../../kinds/blackjack/hand-value.ts'
import { type Fraction, fraction, one, plus, times, zero } from '../fraction.ts'
import { cardChances } from './card-chances.ts'

/** The chances of the dealer's last totals; all above 21 are together. */
export type Totals = ReadonlyMap<number, Fraction>

const bust = 22

/** With what totals the dealer ends who has shown this card and has no blackjack. */
export function dealerTotals(rules: RulesOf<'blackjack'>, up: number): Totals {
  const known = new Map<string, Totals>()
  const from = (hand: HandValue): Totals => {
    const key = `${hand.total} ${hand.isSoft}`
    const before = known.get(key)
    if (before) return before
    const totals = dealerDraws(rules, hand)
      ? mixed(cardChances.map(([value, chance]) => [chance, from(withCard(hand, value))]))
      : new Map([[Math.min(hand.total, bust), one]])
    known.set(key, totals)
    return totals
  }
  const start = withCard({ total: 0, isSoft: false }, up)
  const holes = cardChances.filter(([value]) => withCard(start, value).total !== 21)
  const all = holes.map(([, chance]) => chance).reduce(plus)
  return mixed(
    holes.map(([value, chance]) => [
      times(chance, fraction(all.denominator, all.numerator)),
      from(withCard(start, value)),
    ]),
  )
}

function mixed(parts: readonly (readonly [Fraction, Totals])[]): Totals {
  const totals = new Map<number, Fraction>()
  for (const [chance, part] of parts)
    for (const [total, own] of part) totals.set(total, plus(totals.get(total) ?? zero, times(chance, own)))
  return totals
}

/** The chance that the dealer who shows this card has a blackjack. */
export const naturalChance = (up: number): Fraction => (up === 1 ? fraction(4, 13) : up === 10 ? fraction(1, 13) : zero)
