import type { GameOf, Played } from '../game.ts'
import { extraPart, layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf } from '../strength.ts'

type State = Played & {
  /** From 1; those after the last one belong to no part. */
  inning: number
  /** The second side bats first. */
  batting: Side
  /** Of this turn. */
  second: number
}

/** A draw is not played longer than that: then one run decides. */
const mostExtra = 20

export const innings: GameOf<'innings', State> = (play, competitors) => {
  const last = play.innings + mostExtra
  const layout = layoutOf(play)
  const turn = play.minutesPerInning * 30
  const rates = ([0, 1] as const).map(
    (side) => (play.mean * edgeOf(competitors, side, play.homeAdvantage)) / (play.innings * turn),
  )
  const score = (state: State, side: Side) => {
    add(state, 0, side)
    if (state.inning <= play.innings) add(state, slotOf(layout, state.inning, 0), side)
  }
  const aheadOf = (state: State) => countOf(state, 0, 0) - countOf(state, 0, 1)
  const end = (state: State) => {
    if (state.inning <= play.innings) endPart(state, state.inning)
    endMatch(state)
  }
  const endTurn = (state: State, winnerOfDraw: () => Side) => {
    state.second = 0
    const isLate = state.inning >= play.innings
    if (state.batting === 1) {
      state.batting = 0
      // The first side need not bat to win what it has won.
      if (isLate && aheadOf(state) > 0) end(state)
      return
    }
    if (state.inning === last && aheadOf(state) === 0) score(state, winnerOfDraw())
    if (isLate && aheadOf(state) !== 0) return end(state)
    if (state.inning <= play.innings) endPart(state, state.inning)
    if (++state.inning <= play.innings) beginPart(state, state.inning)
    state.batting = 1
  }
  return {
    layout,
    begin: () => {
      const state: State = { ...newPlayed(layout), inning: 1, batting: 1, second: 0 }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      const seconds = -Math.log(1 - chance()) / (rates[state.batting] ?? 1)
      const rest = turn - state.second
      if (seconds >= rest) {
        endTurn(state, () => (chance() < 0.5 ? 0 : 1))
        return { seconds: rest, isImportant: false }
      }
      state.second += seconds
      score(state, state.batting)
      if (state.batting === 0 && state.inning >= play.innings && aheadOf(state) > 0) end(state)
      return { seconds, isImportant: true }
    },
    elapse(state, seconds) {
      state.second += seconds
    },
    clockOf: ({ inning, batting }) => ({ part: layout.parts[inning] ?? extraPart, turn: batting }),
  }
}
