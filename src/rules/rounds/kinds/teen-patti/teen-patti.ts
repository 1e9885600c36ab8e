import { cardName } from '../../cards/card.ts'
import { pickDistinct } from '../../chance/pick-distinct.ts'
import type { RulesOf } from '../../engine.ts'
import { alone } from '../../table-engine.ts'
import { pattiValue } from './patti-hand.ts'

export const teenPattiSpots = ({ pairPlus }: RulesOf<'teen-patti'>): string[] =>
  pairPlus ? ['hand-a', 'hand-b', 'pair-plus-a', 'pair-plus-b'] : ['hand-a', 'hand-b']

export const teenPatti = alone('teen-patti', {
  chipProblem: (rules, { spot }) => (teenPattiSpots(rules).includes(spot) ? undefined : 'unknown-spot'),
  deal: (_, draw) => {
    const cards = pickDistinct(6, 52, draw)
    const [a, b] = [handOf(cards.filter((_, place) => place % 2 === 0)), handOf(cards.filter((_, place) => place % 2))]
    return { a, b, winner: a.strength > b.strength ? 'hand-a' : a.strength < b.strength ? 'hand-b' : 'tie' }
  },
  factorOf: ({ duel, pairPlus = [] }, { a, b, winner }, { spot }) => {
    if (spot === 'pair-plus-a' || spot === 'pair-plus-b') {
      const { hand } = spot === 'pair-plus-a' ? a : b
      return pairPlus.find((one) => one.hand === hand)?.pays ?? 0
    }
    return winner === 'tie' ? 1000 : spot === winner ? duel : 0
  },
  highestFactor: ({ duel, pairPlus = [] }) => Math.max(duel, ...pairPlus.map(({ pays }) => pays)),
})

const handOf = (cards: readonly number[]) => ({ cards: cards.map(cardName), ...pattiValue(cards) })
