import { drawIndex } from '../draw.ts'
import type { GameOf, Played } from '../game.ts'
import { layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf } from '../strength.ts'

type State = Played & {
  /** From 1, as the parts are counted. */
  period: number
  /** Played in this period. */
  second: number
  isRunning: boolean
}

/** Something that happens at any second with the same chance. */
type Event = { readonly unit: number; readonly side: Side; readonly rate: number }

/** With more goals than that, nobody stops betting for one. */
const fewGoals = 10

export const goals: GameOf<'goals', State> = (play, competitors) => {
  const { periods, mean, homeAdvantage, counters = [] } = play
  const layout = layoutOf(play)
  const length = periods.minutes * 60
  const events = [mean, ...counters.map((counter) => counter.mean)].flatMap((count, unit) =>
    ([0, 1] as const).map((side): Event => {
      const edge = edgeOf(competitors, side, unit === 0 ? homeAdvantage : 0)
      return { unit, side, rate: (count * edge) / (length * periods.count) }
    }),
  )
  const rates = events.map(({ rate }) => rate)
  const anyRate = rates.reduce((sum, rate) => sum + rate, 0)
  return {
    layout,
    begin: () => {
      const state = { ...newPlayed(layout), period: 1, second: 0, isRunning: true }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      if (!state.isRunning) {
        beginPart(state, ++state.period)
        Object.assign(state, { second: 0, isRunning: true })
        return { seconds: periods.pauseMinutes * 60, isImportant: false }
      }
      const seconds = -Math.log(1 - chance()) / anyRate
      if (state.second + seconds >= length) {
        const rest = length - state.second
        endPart(state, state.period)
        Object.assign(state, { second: length, isRunning: false })
        if (state.period === periods.count) endMatch(state)
        return { seconds: rest, isImportant: false }
      }
      state.second += seconds
      const event = events[drawIndex(rates, chance, anyRate)]
      if (event) for (const part of [0, state.period]) add(state, slotOf(layout, part, event.unit), event.side)
      return { seconds, isImportant: event?.unit === 0 && mean < fewGoals }
    },
    elapse(state, seconds) {
      if (state.isRunning) state.second += seconds
    },
    clockOf: ({ period, second, isRunning }, since) => ({
      part: layout.parts[period] ?? 'match',
      seconds: Math.floor((period - 1) * length + (isRunning ? Math.min(length, second + since) : second)),
      isRunning,
    }),
  }
}
