import { pickDistinct } from '../chance/pick-distinct.ts'
import type { BetOf, Engine, RulesOf } from '../engine.ts'

type Rules = RulesOf<'deal'>

type State = {
  readonly bet: BetOf<'deal'>
  /** What is in each case, in thousandths. */
  readonly contents: readonly number[]
  /** The cases of others in the order in which they are opened. */
  readonly order: readonly number[]
  readonly rejected: number
  readonly hasSold: boolean
}

type Shown = {
  readonly kind: 'deal'
  readonly case: number
  readonly opened: readonly { readonly case: number; readonly pays: number }[]
  /** What the bank offers for the case, in thousandths. */
  readonly offer?: number
  /** What was in the player's case, once the round is over. */
  readonly pays?: number
}

export const deal: Engine<'deal', State, Shown> = {
  betProblem: ({ cases }, bet) => (bet.case < cases.length ? undefined : 'unknown-choice'),
  begin: ({ cases }, bet, draw) => {
    const contents = pickDistinct(cases.length, cases.length, draw).map((place) => cases[place] ?? 0)
    const order = pickDistinct(cases.length, cases.length, draw).filter((one) => one !== bet.case)
    return { bet, contents, order, rejected: 0, hasSold: false }
  },
  roundOf: (rules, state) => {
    const { bet, contents, rejected, hasSold } = state
    const isOver = hasSold || rejected === rules.offers.length
    const offer = offerOf(rules, state)
    const own = contents[bet.case] ?? 0
    const opened = openedOf(rules, state).map((one) => ({ case: one, pays: contents[one] ?? 0 }))
    return {
      shown: {
        kind: 'deal',
        case: bet.case,
        opened,
        ...((hasSold || !isOver) && { offer }),
        ...(isOver && { pays: own }),
      },
      moves: isOver ? [] : ['deal', 'no-deal'],
      stakes: [{ amount: bet.amount, ...(isOver && { factor: hasSold ? offer : own }) }],
    }
  },
  next: (_, state, { kind }) =>
    kind === 'deal' ? { ...state, hasSold: true } : { ...state, rejected: state.rejected + 1 },
  highestFactor: ({ cases }) => Math.max(...cases),
}

/** The cases that are open while this offer is made, or after the last one. */
function openedOf({ opens }: Rules, { order, rejected }: State): readonly number[] {
  const count = opens.slice(0, rejected + 1).reduce((sum, one) => sum + one, 0)
  return order.slice(0, count)
}

/** So many percent of the mean of all closed cases, rounded down. */
function offerOf(rules: Rules, state: State): number {
  const opened = openedOf(rules, state)
  const closed = state.contents.filter((_, one) => !opened.includes(one))
  const mean = closed.reduce((sum, pays) => sum + pays, 0) / closed.length
  return Math.floor((mean * (rules.offers[state.rejected] ?? 0)) / 100)
}
