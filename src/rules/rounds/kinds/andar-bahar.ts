import { cardName, rankOf } from '../cards/card.ts'
import { pickOneByOne } from '../chance/pick-distinct.ts'
import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'

type Rules = RulesOf<'andar-bahar'>
type Count = NonNullable<Rules['counts']>[number]

export const countSpot = ({ from, to }: Pick<Count, 'from' | 'to'>): string => `cards-${from}-${to}`

export const andarBaharSpots = ({ counts = [] }: Rules): string[] => ['andar', 'bahar', ...counts.map(countSpot)]

export const andarBahar = alone('andar-bahar', {
  chipProblem: (rules, { spot }) => (andarBaharSpots(rules).includes(spot) ? undefined : 'unknown-spot'),
  deal: (_, draw) => {
    const next = pickOneByOne(52, draw)
    const joker = next()
    const cards = [next()]
    while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker)) cards.push(next())
    const winner = cards.length % 2 === 1 ? 'andar' : 'bahar'
    return { joker: cardName(joker), cards: cards.map(cardName), winner }
  },
  factorOf: ({ andar, bahar, counts = [] }, { cards, winner }, { spot }) => {
    if (spot === winner) return winner === 'andar' ? andar : bahar
    const range = counts.find((one) => countSpot(one) === spot)
    return range && cards.length >= range.from && cards.length <= range.to ? range.pays : 0
  },
  highestFactor: ({ andar, bahar, counts = [] }) => Math.max(andar, bahar, ...counts.map(({ pays }) => pays)),
})
