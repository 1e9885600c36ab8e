import { ace, cardName, rankOf, suitOf } from '../cards/card.ts'
import { pickDistinct } from '../chance/pick-distinct.ts'
import type { RulesOf } from '../engine.ts'
import { alone } from '../table-engine.ts'

/** The ace is the lowest card. */
const height = (card: number) => (rankOf(card) === ace ? -1 : rankOf(card))

export const dragonTigerSpots = ({ suitedTie }: RulesOf<'dragon-tiger'>): string[] =>
  suitedTie === undefined ? ['dragon', 'tiger', 'tie'] : ['dragon', 'tiger', 'tie', 'suited-tie']

export const dragonTiger = alone('dragon-tiger', {
  chipProblem: (rules, { spot }) => (dragonTigerSpots(rules).includes(spot) ? undefined : 'unknown-spot'),
  deal: ({ decks }, draw) => {
    const [dragon = 0, tiger = 0] = pickDistinct(2, decks * 52, draw)
    const lead = Math.sign(height(dragon) - height(tiger))
    return {
      dragon: cardName(dragon),
      tiger: cardName(tiger),
      winner: lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie',
      isSuited: lead === 0 && suitOf(dragon) === suitOf(tiger),
    }
  },
  factorOf: ({ duel, tie, tieReturns, suitedTie = 0 }, { winner, isSuited }, { spot }) => {
    if (spot === 'suited-tie') return isSuited ? suitedTie : 0
    if (spot === 'tie') return winner === 'tie' ? tie : 0
    if (winner === 'tie') return tieReturns
    return spot === winner ? duel : 0
  },
  highestFactor: ({ duel, tie, suitedTie = 0 }) => Math.max(duel, tie, suitedTie),
})
