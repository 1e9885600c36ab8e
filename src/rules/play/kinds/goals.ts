import type { GameOf, Layout, Played } from '../game.ts'
import { add, beginPart, endMatch, endPart, newPlayed, type Side, slotOf } from '../played.ts'
import type { Chance } from '../random.ts'
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

export const goals: GameOf<'goals', State> = ({ periods, mean, homeAdvantage, counters = [] }, competitors) => {
  const length = periods.minutes * 60
  const layout: Layout = {
    parts: ['match', ...Array.from({ length: periods.count }, (_, index) => `${periods.kind}-${index + 1}`)],
    units: ['goals', ...counters.map(({ unit }) => unit)],
  }
  const events = [mean, ...counters.map((counter) => counter.mean)].flatMap((count, unit) =>
    ([0, 1] as const).map((side): Event => {
      const edge = edgeOf(competitors, side, unit === 0 ? homeAdvantage : 0)
      return { unit, side, rate: (count * edge) / (length * periods.count) }
    }),
  )
  const anyRate = events.reduce((sum, { rate }) => sum + rate, 0)
  const drawEvent = (chance: Chance): Event | undefined => {
    let rest = chance() * anyRate
    return events.find(({ rate }) => (rest -= rate) < 0) ?? events.at(-1)
  }
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
      const event = drawEvent(chance)
      if (event) for (const part of [0, state.period]) add(state, slotOf(layout, part, event.unit), event.side)
      return { seconds, isImportant: event?.unit === 0 && mean < fewGoals }
    },
    clockOf: ({ period, second, isRunning }, since) => ({
      part: layout.parts[period] ?? 'match',
      seconds: Math.floor((period - 1) * length + (isRunning ? Math.min(length, second + since) : second)),
      isRunning,
    }),
  }
}
