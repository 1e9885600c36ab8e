import { describe, expect, test } from 'vitest'
import type { Play } from '../../../src/contract/index.ts'
import { canEnd } from '../../../src/rules/sport/can-end.ts'
import { partKindsOf } from '../../../src/rules/sport/parts.ts'

const hockey: Play = {
  kind: 'goals',
  periods: { kind: 'period', count: 3, minutes: 20, pauseMinutes: 15 },
  mean: 2.9,
  homeAdvantage: 12,
  counters: [{ unit: 'shots', mean: 30 }],
}
const tennis: Play = { kind: 'tennis', setsToWin: 2, games: 6, tieBreakPoints: 7, server: 62, secondsPerPoint: 35 }
const cricket: Play = {
  kind: 'cricket',
  overs: 2,
  wickets: 10,
  ball: { ones: 38, twos: 7, threes: 0.5, fours: 11, sixes: 5, wickets: 5, extras: 4 },
  secondsPerBall: 38,
  pauseMinutes: 15,
}
const baseball: Play = { kind: 'innings', innings: 2, mean: 4.5, homeAdvantage: 6, minutesPerInning: 19 }
const dogs: Play = { kind: 'race', runners: 6, seconds: 32, favourites: 100, deadHeats: 1 }

describe('the parts of a match follow from how its sport is played', () => {
  test.each<[string, Play, string, string[], string[]]>([
    ['periods', hockey, 'period', ['period-1', 'period-2', 'period-3'], ['goals', 'shots']],
    ['as many sets as can be needed', tennis, 'set', ['set-1', 'set-2', 'set-3'], ['games']],
    ['innings', cricket, 'innings', ['innings-1', 'innings-2'], ['runs', 'wickets', 'fours', 'sixes']],
    [
      'overs within the innings',
      cricket,
      'over',
      ['innings-1.over-1', 'innings-1.over-2', 'innings-2.over-1', 'innings-2.over-2'],
      ['runs', 'wickets', 'fours', 'sixes'],
    ],
    ['innings of both sides', baseball, 'inning', ['inning-1', 'inning-2'], ['runs']],
    ['the whole', tennis, 'match', ['match'], ['sets', 'games']],
    ['nothing to count in a race', dogs, 'match', ['match'], []],
  ])('%s', (_, play, kind, parts, units) => {
    expect(partKindsOf(play)[kind]).toEqual({ parts, units })
  })
})

describe('how a part can end', () => {
  test.each<[string, Play, string, string, [number, number], boolean]>([
    ['a match of goals with a draw', hockey, 'match', 'goals', [1, 1], true],
    ['a match of sets with a draw', tennis, 'match', 'sets', [1, 1], false],
    ['a match of sets with the sets that win it', tennis, 'match', 'sets', [1, 2], true],
    ['a match of sets with more sets', tennis, 'match', 'sets', [3, 1], false],
    ['a match of sets with as many games for each', tennis, 'match', 'games', [12, 12], true],
    ['a set with as many games for each', tennis, 'set', 'games', [6, 6], false],
    ['a tied match of cricket', cricket, 'match', 'runs', [150, 150], true],
    ['an over in which both sides score', cricket, 'over', 'runs', [4, 1], false],
    ['an over of one side', cricket, 'over', 'runs', [0, 9], true],
    ['a tied match of baseball', baseball, 'match', 'runs', [3, 3], false],
    ['a tied inning of baseball', baseball, 'inning', 'runs', [0, 0], true],
  ])('%s: %#', (_, play, kind, unit, count, expected) => {
    expect(canEnd(play, kind, unit)(count)).toBe(expected)
  })
})
