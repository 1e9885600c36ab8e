import type { GameEngine, RoundBet, RoundMove } from '../../contract/index.ts'
import type { BetProblem, Draw, MoveProblem, Round, Rules } from './engine.ts'
import { engineOf, type Shown } from './engines.ts'

/** Whether rounds of an engine are played here and not by a provider. */
export const isPlayedHere = (engine: GameEngine): engine is Rules => engine.kind !== 'external'

export function betProblem(rules: Rules, bet: RoundBet): BetProblem | undefined {
  return bet.kind === rules.kind ? engineOf(rules.kind).betProblem(rules, bet) : 'other-engine'
}

/**
 * The round after a bet without problems and these moves. The same rules, bet, moves and draws give the same round
 * anywhere and at any time. A move that is not possible changes nothing.
 */
export function playRound(rules: Rules, bet: RoundBet, moves: readonly RoundMove[], draw: Draw): Round<Shown> {
  const engine = engineOf(rules.kind)
  return engine.roundOf(rules, stateAfter(rules, bet, moves, draw))
}

/** Why a move cannot follow on these moves; undefined if it can. */
export function moveProblem(
  rules: Rules,
  bet: RoundBet,
  moves: readonly RoundMove[],
  move: RoundMove,
  draw: Draw,
): MoveProblem | undefined {
  return problemOf(rules, stateAfter(rules, bet, moves, draw), move)
}

function stateAfter(rules: Rules, bet: RoundBet, moves: readonly RoundMove[], draw: Draw): object {
  const engine = engineOf(rules.kind)
  return moves.reduce(
    (state, move) => (problemOf(rules, state, move) ? state : (engine.next?.(rules, state, move, draw) ?? state)),
    engine.begin(rules, bet, draw),
  )
}

function problemOf(rules: Rules, state: object, move: RoundMove): MoveProblem | undefined {
  const engine = engineOf(rules.kind)
  const { moves } = engine.roundOf(rules, state)
  if (moves.length === 0) return 'round-over'
  return moves.includes(move.kind) ? engine.moveProblem?.(rules, state, move) : 'not-possible'
}
