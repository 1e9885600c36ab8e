import type { RoundBet, RoundMove } from '../../../src/contract/index.ts'
import type { Card } from '../../../src/rules/rounds/cards/card.ts'
import type { Draw, Round, Rules, RulesOf } from '../../../src/rules/rounds/engine.ts'
import type { ShownOf } from '../../../src/rules/rounds/engines.ts'
import { playRound } from '../../../src/rules/rounds/play-round.ts'
import { type BestPlay, bestPlay } from '../../../src/rules/rounds/returns/blackjack/best-play.ts'
import { dealerTotals } from '../../../src/rules/rounds/returns/blackjack/dealer-totals.ts'
import { toNumber } from './to-number.ts'

/** How somebody plays one bet of a game: what way of the proof it is, the bet, and the next move. */
export type Player = {
  readonly way: string
  readonly bet: RoundBet
  readonly next?: (round: Round) => RoundMove
}

/** The end of a round, with draws that go on from one call to the next as those of a seed do. */
export function playToTheEnd(rules: Rules, { bet, next }: Player, draw: Draw): Round {
  const drawn: number[] = []
  const replay = (): Draw => {
    let place = 0
    return (below) => {
      if (place === drawn.length) drawn.push(draw(below))
      return drawn[place++] ?? 0
    }
  }
  const moves: RoundMove[] = []
  let round = playRound(rules, bet, moves, replay())
  while (round.moves.length > 0 && next) {
    moves.push(next(round))
    round = playRound(rules, bet, moves, replay())
  }
  return round
}

const known = new Map<string, BestPlay>()

/** The move that wins most on average. */
export function bestBlackjackMove(rules: RulesOf<'blackjack'>, round: Round): RoundMove {
  // Insurance returns less than it costs.
  if (round.moves.includes('decline')) return { kind: 'decline' }
  const { hands, active = 0, dealer } = round.shown as ShownOf<'blackjack'>
  const up = countOf(dealer.cards[0] ?? '')
  const key = JSON.stringify([rules, up])
  const play = known.get(key) ?? bestPlay(rules, dealerTotals(rules, up))
  known.set(key, play)
  const hand = hands[active] ?? { cards: [], total: 0, isSoft: false }
  const worth = {
    stand: play.ofStanding(hand),
    hit: play.ofHitting(hand),
    double: play.ofDoubling(hand),
    split: play.ofSplit(countOf(hand.cards[0] ?? '')),
  }
  const possible = (['stand', 'hit', 'double', 'split'] as const).filter((kind) => round.moves.includes(kind))
  const [best = 'stand'] = possible.sort((one, other) => toNumber(worth[other]) - toNumber(worth[one]))
  return { kind: best }
}

const countOf = (card: Card) => (card[0] === 'A' ? 1 : Math.min(10, '..23456789TJQK'.indexOf(card[0] ?? '')))
