import { ace, rankOf } from '../../cards/card.ts'

/** What cards count: soft if an ace counts eleven. */
export type HandValue = { readonly total: number; readonly isSoft: boolean }

/** What a rank counts, an ace one. */
export const blackjackValue = (rank: number): number => (rank === ace ? 1 : Math.min(rank + 2, 10))

/** The value of a hand with one more card that counts this. */
export function withCard({ total, isSoft }: HandValue, value: number): HandValue {
  const hard = (isSoft ? total - 10 : total) + value
  const hasAce = isSoft || value === 1
  return hasAce && hard + 10 <= 21 ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false }
}

const none: HandValue = { total: 0, isSoft: false }

export const valueOfHand = (cards: readonly number[]): HandValue =>
  // Whether an ace counts eleven depends on all cards: the sum is taken with the aces first.
  [...cards]
    .map((card) => blackjackValue(rankOf(card)))
    .sort((one, other) => one - other)
    .reduce((value, card) => withCard(value, card), none)

export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && valueOfHand(cards).total === 21
