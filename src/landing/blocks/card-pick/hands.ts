import type { BlockOf } from '../block.ts'

const weak = ['4C', '9H', '2S', '6D', '8C', '3H', '5S', '7D', '10C', '2H', '6S', '4D', '3C', '9S', '5D']
const strong = ['JD', 'JS', 'QH', '10S', 'KC']

/** The cards on the table in a round; the first hand is the visitor's. */
export function handsOf({ game, sides, winningHand }: BlockOf<'card-pick'>, wins: boolean, round: number) {
  const others = weak.filter((card) => !winningHand.includes(card))
  const better = game === 'andar-bahar' ? [matchOf(winningHand, 'C')] : strong
  const hands = sides.map((_, place) =>
    winningHand.map((card, index) => {
      if (place === 0 && wins) return card
      if (place === 1 && !wins) return better[index] ?? 'KC'
      return others[(round * 4 + place * winningHand.length + index) % others.length] ?? '2C'
    }),
  )
  return { hands, winner: wins ? 0 : 1 }
}

/** The open card of Andar Bahar: same rank as the winning one, another suit. */
export function matchOf([card = 'AS']: readonly string[], suit: string): string {
  return card.slice(0, -1) + (card.endsWith(suit) ? 'D' : suit)
}
