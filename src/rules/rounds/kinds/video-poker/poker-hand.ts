import { ace, rankOf, suitOf } from '../../cards/card.ts'
import type { RulesOf } from '../../engine.ts'

export type PokerHand = RulesOf<'video-poker'>['pays'][number]['hand']

/** The hands that pay, from the highest. */
export const pokerHands: readonly PokerHand[] = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pairs',
  'high-pair',
]

const jack = 9

/** The place of what five cards make among the hands; their number if they make none. */
export function pokerHandOf(cards: readonly number[]): number {
  const counts = new Array<number>(13).fill(0)
  let [ranks, suits] = [0, 0]
  for (const card of cards) {
    const rank = rankOf(card)
    counts[rank] = (counts[rank] ?? 0) + 1
    ranks |= 1 << rank
    suits |= 1 << suitOf(card)
  }
  const isFlush = (suits & (suits - 1)) === 0
  const lowest = ranks & -ranks
  if (ranks === wheelRanks || ranks === lowest * 0b11111) return straightOf(isFlush, lowest === 1 << (ace - 4))
  return isFlush ? 4 : groupsOf(counts)
}

/** Ace, two, three, four, five. */
const wheelRanks = (1 << ace) | 0b1111

const straightOf = (isFlush: boolean, isHighest: boolean) => (isFlush ? (isHighest ? 0 : 1) : 5)

function groupsOf(counts: readonly number[]): number {
  const most = Math.max(...counts)
  const pairs = counts.filter((count) => count === 2).length
  if (most === 4) return 2
  if (most === 3) return pairs === 1 ? 3 : 6
  if (pairs === 2) return 7
  return pairs === 1 && counts.indexOf(2) >= jack ? 8 : 9
}
