import { type Card, cardName } from '../../cards/card.ts'
import { pickDistinct } from '../../chance/pick-distinct.ts'
import type { BetOf, Engine, RulesOf } from '../../engine.ts'
import { type PokerHand, pokerHandOf, pokerHands } from './poker-hand.ts'

type State = {
  readonly bet: BetOf<'video-poker'>
  /** The five cards, and those that take their places. */
  readonly deck: readonly number[]
  readonly held?: readonly number[]
}

type Shown = {
  readonly kind: 'video-poker'
  readonly cards: readonly Card[]
  /** The hand that the cards make, if it pays. */
  readonly hand?: PokerHand
  /** The places that were held, once the others have been drawn. */
  readonly held?: readonly number[]
}

const handSize = 5

export const videoPoker: Engine<'video-poker', State, Shown> = {
  betProblem: () => undefined,
  begin: (_, bet, draw) => ({ bet, deck: pickDistinct(2 * handSize, 52, draw) }),
  roundOf: (rules, { bet, deck, held }) => {
    const cards = deck
      .slice(0, handSize)
      .map((card, place) => ((held?.includes(place) ?? true) ? card : (deck[place + handSize] ?? 0)))
    const { hand, pays = 0 } = prizeOf(rules, cards) ?? {}
    return {
      shown: { kind: 'video-poker', cards: cards.map(cardName), ...(hand && { hand }), ...(held && { held }) },
      moves: held ? [] : ['hold'],
      stakes: [{ amount: bet.amount, ...(held && { factor: pays }) }],
    }
  },
  next: (_, state, move) => (move.kind === 'hold' ? { ...state, held: move.cards } : state),
  highestFactor: ({ pays }) => Math.max(...pays.map((one) => one.pays)),
}

const prizeOf = ({ pays }: RulesOf<'video-poker'>, cards: readonly number[]) => {
  const made = pokerHands[pokerHandOf(cards)]
  return pays.find(({ hand }) => hand === made)
}
