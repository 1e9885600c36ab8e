import type { RulesOf } from '../../engine.ts'
import { canDouble } from '../../kinds/blackjack/dealer.ts'
import { type HandValue, withCard } from '../../kinds/blackjack/hand-value.ts'
import { type Fraction, fraction, highestOf, minus, plus, sumOf, times } from '../fraction.ts'
import { overCards } from './card-chances.ts'
import type { Totals } from './dealer-totals.ts'
import { expectedSplits } from './expected-splits.ts'

type Rules = RulesOf<'blackjack'>

/** What hands win on average for each unit staked, with the best moves, against these totals of the dealer. */
export type BestPlay = {
  /** No more cards. */
  readonly ofStanding: (hand: HandValue) => Fraction
  /** One more card, and the best after it. */
  readonly ofHitting: (hand: HandValue) => Fraction
  /** One more card for twice the stake. */
  readonly ofDoubling: (hand: HandValue) => Fraction
  /** Two cards that are no blackjack and cannot be split. */
  readonly ofTwoCards: (hand: HandValue) => Fraction
  /** Splitting two cards of this value as often as they come, for all hands together. */
  readonly ofSplit: (value: number) => Fraction
}

export function bestPlay(rules: Rules, totals: Totals): BestPlay {
  const stands = remember((hand) => standing(hand, totals))
  const hits = (hand: HandValue): Fraction => overCards((value) => goesOn(withCard(hand, value)))
  const goesOn = remember((hand): Fraction => (hand.total >= 21 ? stands(hand) : highestOf([stands(hand), hits(hand)])))
  const doubles = (hand: HandValue) =>
    times(
      fraction(2),
      overCards((value) => stands(withCard(hand, value))),
    )
  const ofTwoCards = remember((hand) =>
    hand.total < 21 && canDouble(rules, hand) ? highestOf([goesOn(hand), doubles(hand)]) : goesOn(hand),
  )
  const ofSplit = (value: number) => {
    const single = withCard({ total: 0, isSoft: false }, value)
    // Split aces get one card each.
    const hand = (next: number) => (value === 1 ? stands : ofTwoCards)(withCard(single, next))
    const once = times(fraction(2), overCards(hand))
    if (value === 1) return once
    // Each split wins the same on average, whatever was split before: hands do not know of each other.
    const unsplit = ofTwoCards(withCard(single, value))
    return plus(unsplit, times(expectedSplits((rules.mostHands ?? 2) - 1), minus(once, unsplit)))
  }
  return { ofStanding: stands, ofHitting: hits, ofDoubling: doubles, ofTwoCards, ofSplit }
}

function standing({ total }: HandValue, totals: Totals): Fraction {
  if (total > 21) return fraction(-1)
  const parts = [...totals].map(([other, chance]) => times(chance, fraction(other > 21 ? 1 : Math.sign(total - other))))
  return sumOf(parts)
}

function remember(valueFor: (hand: HandValue) => Fraction): (hand: HandValue) => Fraction {
  const known = new Map<string, Fraction>()
  return (hand) => {
    const key = `${hand.total} ${hand.isSoft}`
    const value = known.get(key) ?? valueFor(hand)
    known.set(key, value)
    return value
  }
}
