import { drawIndex } from '../draw.ts'
import type { GameOf, Played, PlayOf } from '../game.ts'
import { layoutOf, slotOf } from '../layout.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side } from '../played.ts'
import { edgeOf } from '../strength.ts'

type State = Played & {
  /** Before the toss, nobody bats. */
  batting: Side | undefined
  innings: 1 | 2
  /** Of this innings, extras not among them. */
  balls: number
}

type Ball = { readonly runs: number; readonly isWicket: boolean; readonly isExtra: boolean }

const [runs, wickets, fours, sixes] = [0, 1, 2, 3]
const ballsPerOver = 6

const dot: Ball = { runs: 0, isWicket: false, isExtra: false }

/** In the order of `chancesOf`: the likeliest first. */
const balls: readonly Ball[] = [
  { ...dot, runs: 1 },
  { ...dot, runs: 4 },
  { ...dot, runs: 2 },
  { ...dot, runs: 6 },
  { ...dot, isWicket: true },
  { ...dot, runs: 1, isExtra: true },
  { ...dot, runs: 3 },
]

export const cricket: GameOf<'cricket', State> = (play, competitors) => {
  const layout = layoutOf(play)
  const chances = ([0, 1] as const).map((side) => chancesOf(play, edgeOf(competitors, side)))
  const firstOverOf = (innings: 1 | 2) => 3 + (innings - 1) * play.overs
  const overOf = ({ innings, balls }: State) => firstOverOf(innings) + Math.floor(balls / ballsPerOver)
  const count = (state: State, side: Side, unit: number, by: number) => {
    for (const part of [0, state.innings, overOf(state)]) add(state, slotOf(layout, part, unit), side, by)
  }
  const isInningsOver = (state: State, side: Side) =>
    state.balls === play.overs * ballsPerOver ||
    countOf(state, slotOf(layout, state.innings, wickets), side) === play.wickets ||
    (state.innings === 2 && countOf(state, 0, side) > countOf(state, 0, side === 0 ? 1 : 0))
  const bowl = (state: State, side: Side, { runs: scored, isWicket, isExtra }: Ball) => {
    count(state, side, runs, scored)
    if (isWicket) count(state, side, wickets, 1)
    if (!isExtra && scored === 4) count(state, side, fours, 1)
    if (!isExtra && scored === 6) count(state, side, sixes, 1)
    if (isExtra) return
    const over = overOf(state)
    if (++state.balls % ballsPerOver === 0) endPart(state, over)
  }
  const endInnings = (state: State, side: Side) => {
    endPart(state, state.innings)
    if (state.innings === 2) return endMatch(state)
    Object.assign(state, { innings: 2, balls: 0, batting: side === 0 ? 1 : 0 })
    beginPart(state, 2)
  }
  return {
    layout,
    begin: () => {
      const state: State = { ...newPlayed(layout), batting: undefined, innings: 1, balls: 0 }
      beginPart(state, 1)
      return state
    },
    advance(state, chance) {
      const { batting } = state
      if (batting === undefined) {
        state.batting = chance() < 0.5 ? 0 : 1
        return { seconds: 0, isImportant: false }
      }
      const isAfterPause = state.innings === 2 && state.progress[firstOverOf(2)] === 0
      beginPart(state, overOf(state))
      const ball = balls[drawIndex(chances[batting] ?? [], chance, 100)] ?? dot
      bowl(state, batting, ball)
      if (isInningsOver(state, batting)) endInnings(state, batting)
      return { seconds: play.secondsPerBall + (isAfterPause ? play.pauseMinutes * 60 : 0), isImportant: ball.isWicket }
    },
    clockOf: ({ innings, balls: bowled, batting }) => ({
      part: `innings-${innings}`,
      ball: `${Math.floor(bowled / ballsPerOver)}.${bowled % ballsPerOver}`,
      ...(batting !== undefined && { turn: batting }),
    }),
  }
}

/** How many of 100 balls become each of these; whoever is better scores more and loses fewer wickets. */
function chancesOf({ ball }: PlayOf<'cricket'>, edge: number): readonly number[] {
  const { ones, twos, threes, fours, sixes, wickets, extras } = ball
  return [ones * edge, fours * edge, twos * edge, sixes * edge, wickets / edge, extras, threes * edge]
}
