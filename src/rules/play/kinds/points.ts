import type { GameOf, Played } from '../game.ts'
import { extraPart, layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf, uncertain } from '../strength.ts'

type State = Played & {
  /** From 1; those after the last one are extra time. */
  period: number
  second: number
  isRunning: boolean
  attacking: Side
}

export const points: GameOf<'points', State> = (play, competitors) => {
  const { periods, attacks, scoring, threes, homeAdvantage, extraMinutes } = play
  const layout = layoutOf(play)
  const secondsPerAttack = (periods.count * periods.minutes * 60) / (2 * attacks)
  const chances = ([0, 1] as const).map((side) => uncertain((scoring / 100) * edgeOf(competitors, side, homeAdvantage)))
  const lengthOf = (period: number) => (period > periods.count ? extraMinutes : periods.minutes) * 60
  const isDraw = (state: State) => countOf(state, 0, 0) === countOf(state, 0, 1)
  const endPeriod = (state: State) => {
    if (state.period <= periods.count) endPart(state, state.period)
    state.isRunning = false
    if (state.period >= periods.count && !isDraw(state)) endMatch(state)
  }
  const score = (state: State, points: number) => {
    add(state, 0, state.attacking, points)
    if (state.period <= periods.count) add(state, slotOf(layout, state.period, 0), state.attacking, points)
  }
  return {
    layout,
    begin: () => {
      const state: State = { ...newPlayed(layout), period: 1, second: 0, isRunning: true, attacking: 0 }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      if (!state.isRunning) {
        if (++state.period <= periods.count) beginPart(state, state.period)
        Object.assign(state, { second: 0, isRunning: true })
        return { seconds: periods.pauseMinutes * 60, isImportant: false }
      }
      const rest = lengthOf(state.period) - state.second
      const seconds = secondsPerAttack * (0.5 + chance())
      if (seconds >= rest) {
        state.second += rest
        endPeriod(state)
        return { seconds: rest, isImportant: false }
      }
      state.second += seconds
      if (chance() < (chances[state.attacking] ?? 0)) score(state, chance() < threes / 100 ? 3 : 2)
      state.attacking = state.attacking === 0 ? 1 : 0
      return { seconds, isImportant: false }
    },
    elapse(state, seconds) {
      if (state.isRunning) state.second += seconds
    },
    clockOf({ period, second, isRunning }, since) {
      const regular = periods.minutes * 60
      const before =
        Math.min(period - 1, periods.count) * regular + Math.max(0, period - 1 - periods.count) * extraMinutes * 60
      const inPeriod = isRunning ? Math.min(lengthOf(period), second + since) : second
      return { part: layout.parts[period] ?? extraPart, seconds: Math.floor(before + inPeriod), isRunning }
    },
  }
}
