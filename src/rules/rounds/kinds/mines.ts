import type { RoundMove } from '../../../contract/index.ts'
import { pickDistinct } from '../chance/pick-distinct.ts'
import type { BetOf, Engine, RulesOf } from '../engine.ts'
import { minesFactor, mostSafeCells } from './mines-factor.ts'

type Rules = RulesOf<'mines'>

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
    const { bet, opened } = state
    const factor = hasHit(state) ? 0 : factorAfter(rules, bet, opened.length)
    const isOver = state.hasTaken || hasHit(state) || opened.length === mostSafeCells(rules, bet.mines)
    const hidden = isOver ? { mines: state.mines } : { next: factorAfter(rules, bet, opened.length + 1) }
    return {
      shown: { kind: 'mines', opened, factor, ...hidden },
      moves: isOver ? [] : opened.length > 0 ? ['open', 'take'] : ['open'],
      stakes: [{ amount: bet.amount, ...(isOver && { factor }) }],
    }
  },
  moveProblem: ({ cells }, { opened }, move) =>
    move.kind === 'open' && (move.cell >= cells || opened.includes(move.cell)) ? 'unknown-cell' : undefined,
  next: (_, state, move: RoundMove) =>
    move.kind === 'open' ? { ...state, opened: [...state.opened, move.cell] } : { ...state, hasTaken: true },
  highestFactor: (rules) =>
    Math.max(...rules.mines.map((count) => minesFactor(rules, count, mostSafeCells(rules, count)))),
}

const hasHit = ({ mines: hidden, opened }: State) => hidden.includes(opened.at(-1) ?? -1)

const factorAfter = (rules: Rules, { mines: count }: State['bet'], opened: number) =>
  opened === 0 ? 1000 : minesFactor(rules, count, opened)
