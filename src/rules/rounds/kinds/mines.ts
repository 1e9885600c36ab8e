import type { RoundMove } from '../../../contract/index.ts'
import { pickDistinct } from '../chance/pick-distinct.ts'
import type { BetOf, Engine } from '../engine.ts'
import { minesFactors } from './mines-factor.ts'

type State = {
  readonly bet: BetOf<'mines'>
  readonly mines: readonly number[]
  readonly opened: readonly number[]
  readonly hasTaken: boolean
}

type Shown = {
  readonly kind: 'mines'
  readonly opened: readonly number[]
  /** What is paid if the player takes it now, in thousandths. */
  readonly factor: number
  /** What is paid after one more safe cell. */
  readonly next?: number
  /** Where the mines were, once the round is over. */
  readonly mines?: readonly number[]
}

export const mines: Engine<'mines', State, Shown> = {
  betProblem: (rules, bet) =>
    rules.mines.includes(bet.mines) && bet.mines < rules.cells ? undefined : 'unknown-choice',
  begin: (rules, bet, draw) => ({
    bet,
    mines: pickDistinct(bet.mines, rules.cells, draw),
    opened: [],
    hasTaken: false,
  }),
  roundOf: (rules, state) => {
    const { bet, opened, mines: hidden } = state
    const factors = minesFactors(rules, bet.mines)
    const factor = hasHit(state) ? 0 : (factors[opened.length - 1] ?? 1000)
    const isOver = state.hasTaken || hasHit(state) || opened.length === factors.length
    const next = factors[opened.length] ?? factor
    return {
      shown: { kind: 'mines', opened, factor, ...(isOver ? { mines: hidden } : { next }) },
      moves: isOver ? [] : opened.length > 0 ? ['open', 'take'] : ['open'],
      stakes: [{ amount: bet.amount, ...(isOver && { factor }) }],
    }
  },
  moveProblem: ({ cells }, { opened }, move) =>
    move.kind === 'open' && (move.cell >= cells || opened.includes(move.cell)) ? 'unknown-cell' : undefined,
  next: (_, state, move: RoundMove) =>
    move.kind === 'open' ? { ...state, opened: [...state.opened, move.cell] } : { ...state, hasTaken: true },
  highestFactor: (rules) => Math.max(...rules.mines.map((count) => minesFactors(rules, count).at(-1) ?? 0)),
}

const hasHit = ({ mines: hidden, opened }: State) => hidden.includes(opened.at(-1) ?? -1)
