import type { BetOf, Engine, RulesOf } from '../engine.ts'
import { ladderFactor } from './ladder-factor.ts'

type Rules = RulesOf<'ladder'>
type Difficulty = Rules['difficulties'][number]

type State = {
  readonly bet: BetOf<'ladder'>
  readonly difficulty: Difficulty
  /** How many steps are safe. */
  readonly safe: number
  readonly taken: number
  readonly hasTaken: boolean
}

type Shown = {
  readonly kind: 'ladder'
  readonly difficulty: Difficulty['id']
  /** How many steps the figure has gone. */
  readonly steps: number
  /** What is paid if the player takes it now, in thousandths. */
  readonly factor: number
  /** What is paid after one more safe step. */
  readonly next?: number
  /** How many steps were safe, once the round is over. */
  readonly safe?: number
}

export const ladder: Engine<'ladder', State, Shown> = {
  betProblem: (rules, bet) => (difficultyOf(rules, bet) ? undefined : 'unknown-choice'),
  begin: (rules, bet, draw) => {
    const difficulty = difficultyOf(rules, bet) ?? easiest
    const dangers = Array.from({ length: difficulty.steps }, () => draw(difficulty.of) < difficulty.dangers)
    const caught = dangers.indexOf(true)
    return { bet, difficulty, safe: caught < 0 ? difficulty.steps : caught, taken: 0, hasTaken: false }
  },
  roundOf: (rules, { bet, difficulty, safe, taken, hasTaken }) => {
    const isCaught = taken > safe
    const isOver = hasTaken || isCaught || taken === difficulty.steps
    const factor = isCaught ? 0 : ladderFactor(rules, difficulty, taken)
    return {
      shown: {
        kind: 'ladder',
        difficulty: difficulty.id,
        steps: taken,
        factor,
        ...(isOver ? { safe } : { next: ladderFactor(rules, difficulty, taken + 1) }),
      },
      moves: isOver ? [] : taken > 0 ? ['step', 'take'] : ['step'],
      stakes: [{ amount: bet.amount, ...(isOver && { factor }) }],
    }
  },
  next: (_, state, move) =>
    move.kind === 'step' ? { ...state, taken: state.taken + 1 } : { ...state, hasTaken: true },
  highestFactor: (rules) => Math.max(...rules.difficulties.map((one) => ladderFactor(rules, one, one.steps))),
}

const difficultyOf = ({ difficulties }: Rules, { difficulty }: BetOf<'ladder'>) =>
  difficulties.find(({ id }) => id === difficulty)

const easiest: Difficulty = { id: 'easy', steps: 1, dangers: 1, of: 2 }
