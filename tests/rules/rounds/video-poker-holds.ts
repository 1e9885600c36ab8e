import { pokerHandOf } from '../../../src/rules/rounds/kinds/video-poker/poker-hand.ts'
import { choose } from '../../../src/rules/rounds/returns/choose.ts'

const deck = 52
const hands = 10

/** The place of sorted cards among all sets of as many cards. */
const binomials = Array.from({ length: deck + 1 }, (_, from) =>
  Array.from({ length: 6 }, (__, count) => Number(choose(from, count))),
)
const placeOf = (cards: readonly number[]) =>
  cards.reduce((place, card, index) => place + (binomials[card]?.[index + 1] ?? 0), 0)

/** The subsets of five places, with their sizes. */
const subsets = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)))

function visitDeals(visit: (cards: readonly number[]) => void): void {
  for (let e = 4; e < deck; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++) for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e])
}

/**
 * How often each hand is made by who holds what returns most: over all deals, holds and draws. For a hold and the cards
 * that are thrown away, the draws that avoid these are counted by inclusion and exclusion.
 */
export function countHolds(pays: readonly number[], all: number): number[] {
  // For each set of up to five cards, how many hands with these cards are of each kind.
  const tables = binomials[deck]?.map((size) => new Int32Array(size * hands)) ?? []
  visitDeals((cards) => {
    const hand = pokerHandOf(cards)
    for (const subset of subsets) {
      const table = tables[subset.length]
      const index = placeOf(subset.map((place) => cards[place] ?? 0)) * hands + hand
      if (table) table[index] = (table[index] ?? 0) + 1
    }
  })
  const made = new Array<number>(hands).fill(0)
  const draws = [5, 4, 3, 2, 1, 0].map((count) => Number(choose(deck - 5, count)))
  visitDeals((cards) => {
    const within = subsets.map((subset) => placeOf(subset.map((place) => cards[place] ?? 0)) * hands)
    let [best, bestHold] = [-1, 0]
    for (let hold = 0; hold < 32; hold++) {
      const value = outcomes(hold, within, tables).reduce((sum, count, hand) => sum + count * (pays[hand] ?? 0), 0)
      const mean = value / (draws[subsets[hold]?.length ?? 0] ?? 1)
      if (mean > best + 1e-12) [best, bestHold] = [mean, hold]
    }
    const weight = all / Number(choose(deck, 5)) / (draws[subsets[bestHold]?.length ?? 0] ?? 1)
    for (const [hand, count] of outcomes(bestHold, within, tables).entries())
      made[hand] = (made[hand] ?? 0) + count * weight
  })
  return made
}

const counted = new Int32Array(hands)

function outcomes(hold: number, within: readonly number[], tables: readonly Int32Array[]): Int32Array {
  counted.fill(0)
  const thrown = 31 & ~hold
  for (let extra = thrown; ; extra = (extra - 1) & thrown) {
    const set = hold | extra
    const table = tables[subsets[set]?.length ?? 0]
    const start = within[set] ?? 0
    const sign = (subsets[extra]?.length ?? 0) % 2 === 0 ? 1 : -1
    for (let hand = 0; hand < hands; hand++) counted[hand] = (counted[hand] ?? 0) + sign * (table?.[start + hand] ?? 0)
    if (extra === 0) return counted
  }
}
