import type { GameOf, Layout, Played } from '../game.ts'
import { add, beginPart, countOf, endMatch, endPart, newPlayed, type Side, slotOf } from '../played.ts'
import type { Chance } from '../random.ts'
import { edgeOf } from '../strength.ts'

type State = Played & {
  /** Before the toss, nobody bats. */
  batting: Side | undefined
  innings: 1 | 2
  /** Of this innings, extras not among them. */
  balls: number
}

type Ball = { readonly runs: number; readonly isWicket: boolean; readonly isExtra: boolean; readonly chance: number }

const [runs, wickets, fours, sixes] = [0, 1, 2, 3]
const ballsPerOver = 6

export const cricket: GameOf<'cricket', State> = (play, competitors) => {
  const overNumbers = Array.from({ length: play.overs }, (_, index) => index + 1)
  const layout: Layout = {
    parts: [
      'match',
      'innings-1',
      'innings-2',
      ...['innings-1', 'innings-2'].flatMap((innings) => overNumbers.map((over) => `${innings}.over-${over}`)),
    ],
    units: ['runs', 'wickets', 'fours', 'sixes'],
  }
  const balls = ([0, 1] as const).map((side) => ballsOf(play.ball, edgeOf(competitors, side)))
  const overOf = ({ innings, balls }: State) => 3 + (innings - 1) * play.overs + Math.floor(balls / ballsPerOver)
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
      const { batting, innings, balls: bowled } = state
      if (batting === undefined) {
        state.batting = chance() < 0.5 ? 0 : 1
        return { seconds: 0, isImportant: false }
      }
      beginPart(state, overOf(state))
      const ball = drawBall(balls[batting] ?? [], chance)
      bowl(state, batting, ball)
      if (isInningsOver(state, batting)) endInnings(state, batting)
      const pause = innings === 2 && bowled === 0 ? play.pauseMinutes * 60 : 0
      return { seconds: play.secondsPerBall + pause, isImportant: ball.isWicket }
    },
    clockOf: ({ innings, balls: bowled, batting }) => ({
      part: `innings-${innings}`,
      ball: `${Math.floor(bowled / ballsPerOver)}.${bowled % ballsPerOver}`,
      ...(batting !== undefined && { turn: batting }),
    }),
  }
}

/** What may become of a ball; whoever is better scores more and loses fewer wickets. */
function ballsOf(ball: Parameters<typeof cricket>[0]['ball'], edge: number): readonly Ball[] {
  const plain = { isWicket: false, isExtra: false }
  return [
    { ...plain, runs: 1, chance: ball.ones * edge },
    { ...plain, runs: 4, chance: ball.fours * edge },
    { ...plain, runs: 2, chance: ball.twos * edge },
    { ...plain, runs: 6, chance: ball.sixes * edge },
    { runs: 0, isWicket: true, isExtra: false, chance: ball.wickets / edge },
    { runs: 1, isWicket: false, isExtra: true, chance: ball.extras },
    { ...plain, runs: 3, chance: ball.threes * edge },
  ]
}

const dot: Ball = { runs: 0, isWicket: false, isExtra: false, chance: 0 }

function drawBall(balls: readonly Ball[], chance: Chance): Ball {
  let rest = chance() * 100
  for (const ball of balls) {
    rest -= ball.chance
    if (rest < 0) return ball
  }
  return dot
}
