import type { GameOf, Played } from '../game.ts'
import { layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf, withEdge } from '../strength.ts'

type State = Played & {
  /** From 1. */
  set: number
  /** Who serves this game, or began the tie-break. */
  serving: Side
  /** Of the game or the tie-break. */
  home: number
  away: number
}

const [sets, gamesUnit] = [0, 1]
const pointsToWin = 4
const names = ['0', '15', '30', '40']

const other = (side: Side): Side => (side === 0 ? 1 : 0)
const leads = (own: number, others: number, least: number) => own >= least && own - others >= 2

export const tennis: GameOf<'tennis', State> = (play, competitors) => {
  const { setsToWin, games, tieBreakPoints, server } = play
  const layout = layoutOf(play)
  const chances = ([0, 1] as const).map((side) => withEdge(server / 100, edgeOf(competitors, side)))
  const gamesOf = (state: State, side: Side) => countOf(state, slotOf(layout, state.set, gamesUnit), side)
  const isTieBreak = (state: State) => gamesOf(state, 0) === games && gamesOf(state, 1) === games
  const serverOf = (state: State): Side =>
    isTieBreak(state) && Math.ceil((state.home + state.away) / 2) % 2 === 1 ? other(state.serving) : state.serving
  const isGamePoint = (state: State, side: Side) => {
    const [own, others] = side === 0 ? [state.home, state.away] : [state.away, state.home]
    return leads(own + 1, others, isTieBreak(state) ? tieBreakPoints : pointsToWin)
  }
  const winsSet = (state: State, side: Side) =>
    isTieBreak(state) || leads(gamesOf(state, side) + 1, gamesOf(state, other(side)), games)
  const endSet = (state: State, winner: Side) => {
    endPart(state, state.set)
    add(state, slotOf(layout, 0, sets), winner)
    if (countOf(state, slotOf(layout, 0, sets), winner) === setsToWin) endMatch(state)
    else beginPart(state, ++state.set)
  }
  const endGame = (state: State, winner: Side) => {
    const isSet = winsSet(state, winner)
    for (const part of [0, state.set]) add(state, slotOf(layout, part, gamesUnit), winner)
    Object.assign(state, { home: 0, away: 0, serving: other(state.serving) })
    if (isSet) endSet(state, winner)
  }
  const isSetPoint = (state: State, side: Side) => isGamePoint(state, side) && winsSet(state, side)
  return {
    layout,
    begin: () => {
      const state: State = { ...newPlayed(layout), set: 1, serving: 0, home: 0, away: 0 }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      const serving = serverOf(state)
      const winner = chance() < (chances[serving] ?? 0) ? serving : other(serving)
      const isImportant = isSetPoint(state, 0) || isSetPoint(state, 1)
      if (isGamePoint(state, winner)) endGame(state, winner)
      else state[winner === 0 ? 'home' : 'away']++
      return { seconds: play.secondsPerPoint, isImportant }
    },
    clockOf: (state) => ({
      part: layout.parts[state.set] ?? 'match',
      turn: serverOf(state),
      points: isTieBreak(state) ? [`${state.home}`, `${state.away}`] : gamePoints(state),
    }),
  }
}

function gamePoints({ home, away }: State): [string, string] {
  if (home >= 3 && away >= 3 && home !== away) return home > away ? ['A', '40'] : ['40', 'A']
  return [names[Math.min(home, 3)] ?? '', names[Math.min(away, 3)] ?? '']
}
