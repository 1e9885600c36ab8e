import type { RulesOf } from '../../engine.ts'
import { type HandValue, withCard } from '../../kinds/blackjack/hand-value.ts'
import { type Fraction, fraction, highestOf, minus, one, plus, sumOf, times, zero } from '../fraction.ts'
import { type BestPlay, bestPlay } from './best-play.ts'
import { cardChances } from './card-chances.ts'
import { dealerTotals, naturalChance } from './dealer-totals.ts'

type Rules = RulesOf<'blackjack'>

/** What a round wins on average for each unit of its first stake: negative, unless the rules are too generous. */
export const expectedNet = (rules: Rules): Fraction =>
  sumOf(cardChances.map(([up, chance]) => times(chance, againstCard(rules, up))))

function againstCard(rules: Rules, up: number): Fraction {
  const play = bestPlay(rules, dealerTotals(rules, up))
  const natural = naturalChance(up)
  const parts = cardChances.flatMap(([first, own]) =>
    cardChances.map(([second, other]) => {
      const hand = withCard(withCard({ total: 0, isSoft: false }, first), second)
      return times(times(own, other), netOf(rules, play, hand, [first, second], natural))
    }),
  )
  return sumOf(parts)
}

/** A blackjack of the dealer ends the round at once. */
function netOf(
  rules: Rules,
  play: BestPlay,
  hand: HandValue,
  [first, second]: readonly [number, number],
  natural: Fraction,
): Fraction {
  const otherwise = minus(one, natural)
  if (hand.total === 21) return times(otherwise, fraction(rules.natural - 1000, 1000))
  const played = play.ofTwoCards(hand)
  const canSplit = rules.splits && first === second
  const best = canSplit ? splitOr(first, played, play) : played
  return plus(times(otherwise, best), times(natural, minus(zero, one)))
}

/** Two cards that count ten are equal, and can be split, in one of four cases. */
function splitOr(value: number, played: Fraction, play: BestPlay): Fraction {
  const best = highestOf([played, play.ofSplit(value)])
  return value === 10 ? plus(times(fraction(1, 4), best), times(fraction(3, 4), played)) : best
}
