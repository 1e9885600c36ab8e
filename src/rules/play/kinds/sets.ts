import type { GameOf, Played } from '../game.ts'
import { layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf, withEdge } from '../strength.ts'

type State = Played & {
  /** From 1. */
  set: number
  serving: Side
}

const [sets, pointsUnit] = [0, 1]

export const setsOfPoints: GameOf<'sets', State> = (play, competitors) => {
  const { setsToWin, points, lastSetPoints = points, lead, cap = Number.POSITIVE_INFINITY, server } = play
  const most = 2 * setsToWin - 1
  const layout = layoutOf(play)
  const chances = ([0, 1] as const).map((side) => withEdge(server / 100, edgeOf(competitors, side)))
  const wins = (own: number, others: number, set: number) =>
    (own >= (set === most ? lastSetPoints : points) && own - others >= lead) || own >= cap
  /** One point more wins the set. */
  const isSetPoint = (state: State, side: Side) => {
    const slot = slotOf(layout, state.set, pointsUnit)
    return wins(countOf(state, slot, side) + 1, countOf(state, slot, side === 0 ? 1 : 0), state.set)
  }
  const endSet = (state: State, winner: Side) => {
    endPart(state, state.set)
    add(state, slotOf(layout, 0, sets), winner)
    if (countOf(state, slotOf(layout, 0, sets), winner) === setsToWin) endMatch(state)
    else beginPart(state, ++state.set)
  }
  return {
    layout,
    begin: () => {
      const state: State = { ...newPlayed(layout), set: 1, serving: 0 }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      const receiving = state.serving === 0 ? 1 : 0
      const winner: Side = chance() < (chances[state.serving] ?? 0) ? state.serving : receiving
      const isImportant = isSetPoint(state, 0) || isSetPoint(state, 1)
      const isSet = isSetPoint(state, winner)
      for (const part of [0, state.set]) add(state, slotOf(layout, part, pointsUnit), winner)
      if (isSet) endSet(state, winner)
      state.serving = winner
      return { seconds: play.secondsPerPoint, isImportant }
    },
    clockOf: ({ set, serving }) => ({ part: layout.parts[set] ?? 'match', turn: serving }),
  }
}
