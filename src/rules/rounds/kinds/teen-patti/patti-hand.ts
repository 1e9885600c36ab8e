import { ace, rankOf, suitOf } from '../../cards/card.ts'
import type { RulesOf } from '../../engine.ts'

export type PattiHand = NonNullable<RulesOf<'teen-patti'>['pairPlus']>[number]['hand']

/** The hands from the highest; below them is the high card. */
const pattiHands: readonly PattiHand[] = ['trail', 'pure-sequence', 'sequence', 'color', 'pair']

/** What three cards make, and a number that is higher for a better hand. */
export type PattiValue = { readonly hand: PattiHand | 'high-card'; readonly strength: number }

export function pattiValue(cards: readonly number[]): PattiValue {
  const ranks = cards.map(rankOf).sort((one, other) => other - one)
  const [high = 0, middle = 0, low = 0] = ranks
  const isColor = new Set(cards.map(suitOf)).size === 1
  const sequence = sequenceOf(high, middle, low)
  if (high === low) return valued('trail', [high])
  if (sequence !== undefined) return valued(isColor ? 'pure-sequence' : 'sequence', [sequence])
  if (isColor) return valued('color', ranks)
  if (high === middle || middle === low) return valued('pair', [middle, high === middle ? low : high])
  return { hand: 'high-card', strength: strengthOf(ranks) }
}

/** How high a sequence is: ace, king, queen is the highest, ace, two, three comes next. */
function sequenceOf(high: number, middle: number, low: number): number | undefined {
  if (high - middle === 1 && middle - low === 1) return high === ace ? ace + 1 : high
  return high === ace && middle === 1 && low === 0 ? ace : undefined
}

const valued = (hand: PattiHand, ranks: readonly number[]): PattiValue => ({
  hand,
  strength: (pattiHands.length - pattiHands.indexOf(hand)) * 1_000_000 + strengthOf(ranks),
})

const strengthOf = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum * 20 + rank, 0)
