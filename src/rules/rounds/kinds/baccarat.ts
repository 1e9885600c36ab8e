import { type Card, cardName, rankOf } from '../cards/card.ts'
import { pickDistinct } from '../chance/pick-distinct.ts'
import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'
import { baccaratValue, bankerDraws, playerDraws } from './baccarat-cards.ts'

type Dealt = {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly totals: readonly [player: number, banker: number]
  readonly winner: string
  readonly pairs: readonly string[]
}

export const baccaratSpots = ({ pair }: RulesOf<'baccarat'>): string[] =>
  pair === undefined ? ['player', 'banker', 'tie'] : ['player', 'banker', 'tie', 'player-pair', 'banker-pair']

/** Without commission, the total with which the banker is paid less. */
const six = 6

export const baccarat = alone('baccarat', {
  chipProblem: (rules, { spot }) => (baccaratSpots(rules).includes(spot) ? undefined : 'unknown-spot'),
  deal: ({ decks }, draw) => dealt(pickDistinct(6, decks * 52, draw)),
  factorOf: (rules, { winner, totals, pairs }, { spot }) => {
    if (spot.endsWith('-pair')) return pairs.includes(spot) ? (rules.pair ?? 0) : 0
    if (winner === 'tie') return spot === 'tie' ? rules.tie : 1000
    if (spot !== winner) return 0
    if (spot === 'player') return rules.player
    return totals[1] === six ? (rules.bankerSix ?? rules.banker) : rules.banker
  },
  highestFactor: ({ player, banker, bankerSix = 0, tie, pair = 0 }) => Math.max(player, banker, bankerSix, tie, pair),
})

function dealt(cards: readonly number[]): Dealt {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  const isDrawn = playerDraws(totalOf(player), totalOf(banker))
  if (isDrawn) player.push(fifth)
  if (bankerDraws(totalOf(player.slice(0, 2)), totalOf(banker), isDrawn ? baccaratValue(rankOf(fifth)) : undefined))
    banker.push(isDrawn ? sixth : fifth)
  const totals = [totalOf(player), totalOf(banker)] as const
  return {
    player: player.map(cardName),
    banker: banker.map(cardName),
    totals,
    winner: totals[0] > totals[1] ? 'player' : totals[0] < totals[1] ? 'banker' : 'tie',
    pairs: [
      ...(rankOf(first) === rankOf(third) ? ['player-pair'] : []),
      ...(rankOf(second) === rankOf(fourth) ? ['banker-pair'] : []),
    ],
  }
}

const totalOf = (cards: readonly number[]) => cards.reduce((sum, card) => (sum + baccaratValue(rankOf(card))) % 10, 0)
