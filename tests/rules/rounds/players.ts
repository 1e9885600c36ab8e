import type { Rules } from '../../../src/rules/rounds/engine.ts'
import { isSimulated, proveReturn } from '../../../src/rules/rounds/returns/prove-return.ts'
import { bestBlackjackMove, type Player } from './best-player.ts'
import { spotsOf } from './random-bets.ts'

/** Players for some of the ways to bet on a game: each way that is not like another. */
export function playersOf(rules: Rules): Player[] {
  const { kind } = rules
  switch (kind) {
    case 'slot':
      return [{ way: 'spin', bet: { kind, amount: 1 } }]
    case 'scratch':
      return [{ way: 'card', bet: { kind, amount: 1 } }]
    case 'snakes':
      return [{ way: 'run', bet: { kind, amount: 1 } }]
    case 'bingo':
      return [{ way: 'card', bet: { kind, amount: 1, cards: 1 } }]
    case 'deal':
      return [{ way: 'no-deal', bet: { kind, amount: 1, case: 0 }, next: () => ({ kind: 'no-deal' }) }]
    case 'blackjack':
      return [{ way: 'best-play', bet: { kind, amount: 1000 }, next: (round) => bestBlackjackMove(rules, round) }]
    case 'mines':
      return rules.mines.slice(0, 4).map((mines) => ({
        way: `mines-${mines}-cells-2`,
        bet: { kind, amount: 1, mines },
        next: ({ shown }) => {
          const { opened } = shown as { opened: readonly number[] }
          return opened.length === 2 ? { kind: 'take' } : { kind: 'open', cell: opened.length }
        },
      }))
    case 'ladder':
      return rules.difficulties.map(({ id }) => ({
        way: `${id}-3`,
        bet: { kind, amount: 1, difficulty: id },
        next: ({ shown }) => ((shown as { steps: number }).steps === 3 ? { kind: 'take' } : { kind: 'step' }),
      }))
    case 'crash':
      return [{ way: 'at-2', bet: { kind, chips: [{ amount: 1, at: 2000 }] } }]
    case 'keno':
      return rules.pays.slice(0, 5).map(({ picks }) => ({
        way: `picks-${picks}`,
        bet: { kind, chips: [{ amount: 1, picks: Array.from({ length: picks }, (_, index) => index + 1) }] },
      }))
    case 'plinko':
      return rules.boards.map(({ id }) => ({ way: id, bet: { kind, chips: [{ amount: 1, board: id }] } }))
    case 'dice':
      return diceWays(rules).map((way) => {
        const target = Math.round(Number(way.replace('chance-', '')) * 100)
        return { way, bet: { kind, chips: [{ amount: 1, side: 'under', target }] } }
      })
    case 'roulette':
      return ['straight-17', 'split-17-20', 'street-1', 'corner-1', 'line-1', 'dozen-1', 'column-2', 'red', 'even'].map(
        (spot) => ({ way: spot, bet: { kind, chips: [{ amount: 1, spot }] } }),
      )
    case 'tumble':
    case 'video-poker':
      return []
    default:
      return spotsOf(rules).map((spot) => ({
        way: like[spot] ?? spot,
        bet: { kind, chips: [{ amount: 1, spot }] } as Player['bet'],
      }))
  }
}

const diceWays = (rules: Rules) => (isSimulated(rules) ? [] : proveReturn(rules).ways.map(({ way }) => way))

/** Spots that return the same as another. */
const like: Readonly<Record<string, string>> = {
  tiger: 'dragon',
  'hand-b': 'hand-a',
  'pair-plus-b': 'pair-plus-a',
  'banker-pair': 'player-pair',
}
