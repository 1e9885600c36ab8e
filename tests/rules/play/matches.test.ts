import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { createGame } from '../../../src/rules/play/create-game.ts'
import { playToTheEnd } from '../../../src/rules/play/play-to-the-end.ts'
import { isOver, scoreOf } from '../../../src/rules/play/played.ts'
import { createChance, type Seed } from '../../../src/rules/play/random.ts'
import { createReplay } from '../../../src/rules/play/replay.ts'
import type { Score } from '../../../src/rules/settlement/score.ts'
import { settle } from '../../../src/rules/settlement/settle.ts'
import { partKindsOf } from '../../../src/rules/sport/parts.ts'
import { marketTypes, seeds, shipped } from './shipped-sports.ts'

const runs = { numRuns: 20 }

type Match = (typeof shipped)[number]

type Play = { readonly scores: readonly Score[]; readonly seconds: number }

/** Most properties look at the same seeds. */
const plays = new Map<string, Play>()

function playOf(match: Match, seed: Seed): Play {
  const key = `${match.competition.id} ${seed}`
  const play = plays.get(key) ?? playNow(match, seed)
  plays.set(key, play)
  return play
}

/** All scores of a match, one a step, and how long it took. */
function playNow({ game }: Match, seed: Seed): Play {
  const [state, chance] = [game.begin(), createChance(seed)]
  const scores = [scoreOf(game.layout, state)]
  let seconds = 0
  while (!isOver(state)) {
    seconds += game.advance(state, chance).seconds
    scores.push(scoreOf(game.layout, state))
  }
  return { scores, seconds }
}

const numbersIn = ({ counts }: Score) => new Map(Object.entries(counts))

describe.each(shipped.map((match) => [match.competition.id, match] as const))('a match of %s', (_, match) => {
  afterAll(() => plays.clear())

  test('ends, and nothing that was counted or over is taken back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { scores } = playOf(match, seed)
        let before: Score = { counts: {}, finished: [] }
        for (const score of scores) {
          for (const [key, [home, away]] of numbersIn(before)) {
            const [homeNow = -1, awayNow = -1] = score.counts[key] ?? []
            if (homeNow < home || awayNow < away) expect.fail(`${key} fell from ${home}:${away}`)
          }
          expect(before.finished.filter((part) => !score.finished.includes(part))).toEqual([])
          before = score
        }
        expect(before.finished).toContain('match')
      }),
      runs,
    )
  })

  test('its parts add up to the whole', () => {
    const kinds = Object.entries(partKindsOf(match.sport.play)).filter(([kind]) => kind !== 'match' && kind !== 'over')
    fc.assert(
      fc.property(seeds, (seed) => {
        const last = playOf(match, seed).scores.at(-1) as Score
        for (const [, { parts, units }] of kinds)
          for (const unit of units) {
            const played = parts.flatMap((part) => [last.counts[`${part}.${unit}`] ?? [0, 0]])
            const sum = [0, 1].map((side) => played.reduce((all, count) => all + (count[side] ?? 0), 0))
            // What is played after the last part belongs to the match alone.
            const whole = last.counts[`match.${unit}`] ?? [0, 0]
            expect(whole[0]).toBeGreaterThanOrEqual(sum[0] ?? 0)
            if (match.sport.play.kind !== 'points' && match.sport.play.kind !== 'innings') expect(whole).toEqual(sum)
          }
      }),
      runs,
    )
  })

  test('every market of its sport is decided at its end, on every part', () => {
    const types = marketTypes.filter(({ sports }) => sports.includes(match.sport.id))
    expect(types.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(seeds, (seed) => {
        const last = playOf(match, seed).scores.at(-1) as Score
        for (const { rule, part, lines } of types)
          for (const name of partKindsOf(match.sport.play)[part]?.parts ?? []) {
            const market = { part: name, ...(lines && { line: (lines.offset ?? 0) + lines.step }) }
            const shares = Object.values(settle(rule, market, last, match.fixture.sides) ?? {})
            expect(shares.length).toBeGreaterThan(1)
            expect(shares.every(({ returned, won, of }) => returned + won <= of)).toBe(true)
          }
      }),
      runs,
    )
  })

  test('is the same at any moment, however often it is looked at', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (seed, looks) => {
        const { scores, seconds } = playOf(match, seed)
        const inOrder = createReplay(match.game, seed)
        for (const share of looks.toSorted((one, other) => one - other)) {
          const [now, alone] = [inOrder(share * seconds), createReplay(match.game, seed)(share * seconds)]
          expect(scoreOf(match.game.layout, now.played)).toEqual(scores[now.steps])
          expect([alone.steps, alone.played.counts]).toEqual([now.steps, now.played.counts])
        }
        const end = inOrder(seconds + 1)
        expect([isOver(end.played), end.steps]).toEqual([true, scores.length - 1])
        expect(inOrder(0).played.progress[0]).toBe(1)
      }),
      runs,
    )
  })
})

const kinds = new Map(
  shipped.filter(({ fixture }) => fixture.sides.length === 2).map(({ sport }) => [sport.play.kind, sport]),
)

test.each([...kinds])('%s: equal sides win alike, and the stronger one more often', (_, { play }) => {
  const unit = play.kind === 'tennis' ? 'sets' : (partKindsOf(play)['match']?.units[0] ?? '')
  /** By how many more matches of 400 the first side wins. */
  const leadOf = (strength: number) => {
    const game = createGame({ ...play, ...('homeAdvantage' in play && { homeAdvantage: 0 }) }, [
      { id: 'one', strength },
      { id: 'other', strength: 100 },
    ])
    return playToTheEnd(game, game.begin(), [1, 2, 3, 4], 400).reduce((lead, played) => {
      const [one = 0, other = 0] = scoreOf(game.layout, played).counts[`match.${unit}`] ?? []
      return lead + Math.sign(one - other)
    }, 0)
  }
  // Twenty is the standard deviation.
  expect(Math.abs(leadOf(100))).toBeLessThan(70)
  expect(leadOf(150)).toBeGreaterThan(70)
  expect(leadOf(67)).toBeLessThan(-70)
})
