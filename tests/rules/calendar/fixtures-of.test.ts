import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompiledCompetition, Sport } from '../../../src/contract/index.ts'
import { fixturesOf } from '../../../src/rules/calendar/fixtures-of.ts'

const race = (runners: number): Sport['play'] => ({ kind: 'race', runners, seconds: 45, favourites: 100, deadHeats: 1 })
const duel: Sport['play'] = {
  kind: 'tennis',
  setsToWin: 2,
  games: 6,
  tieBreakPoints: 7,
  server: 62,
  secondsPerPoint: 35,
}

const sportOf = (play: Sport['play']): Sport => ({
  id: 'sport',
  name: 'sport-name.tennis',
  icon: 'fluent-emoji-flat:tennis',
  family: 'sport',
  order: 10,
  speed: 1,
  play,
})

type Rolling = { teams: number; runners: number; everyMinutes: number; minutes: number; seed: number }

const competitionOf = ({ teams, everyMinutes, minutes, seed }: Rolling): CompiledCompetition => ({
  id: 'cup',
  name: 'competition.coastal-cup',
  sport: 'sport',
  margin: 5,
  seed,
  teams: Array.from({ length: teams }, (_, index) => ({ id: `team-${index}`, name: `Team ${index}`, strength: 100 })),
  season: { kind: 'rolling', everyMinutes, minutes },
})

/** A season of duels (two runners) or races. */
const seasons = fc
  .record({
    teams: fc.integer({ min: 2, max: 12 }),
    runners: fc.integer({ min: 2, max: 6 }),
    everyMinutes: fc.integer({ min: 1, max: 120 }),
    minutes: fc.integer({ min: 1, max: 240 }),
    seed: fc.nat(),
  })
  .filter(({ teams, runners }) => runners <= teams)

const seasonStart = Date.UTC(2026, 0, 1) / 1000
const day = 86_400
const moments = fc.integer({ min: seasonStart + 30 * day, max: seasonStart + 3000 * day })

const fixturesIn = (season: Rolling, from: number, until: number) =>
  fixturesOf(competitionOf(season), sportOf(season.runners === 2 ? duel : race(season.runners)), { from, until })

describe('an endless season', () => {
  test('is the same however it is looked at', () => {
    fc.assert(
      fc.property(seasons, moments, fc.nat({ max: day }), (season, from, split) => {
        const whole = fixturesIn(season, from, from + day)
        const parts = [...fixturesIn(season, from, from + split), ...fixturesIn(season, from + split, from + day)]
        expect(parts).toEqual(whole)
      }),
    )
  })

  test('always has a match that has begun within the minutes of a match', () => {
    fc.assert(
      fc.property(seasons, moments, (season, now) => {
        const longest = Math.max(season.minutes, season.everyMinutes) * 60
        expect(fixturesIn(season, now - longest, now + 1)).not.toEqual([])
      }),
    )
  })

  test('lets nobody compete twice at a time, nor against themselves', () => {
    fc.assert(
      fc.property(seasons, moments, (season, from) => {
        const fixtures = fixturesIn(season, from, from + day)
        const busyUntil = new Map<string, number>()
        const isFree = fixtures.flatMap(({ sides, startsAt }) =>
          sides.map((side) => {
            const free = startsAt >= (busyUntil.get(side) ?? 0)
            busyUntil.set(side, startsAt + season.minutes * 60)
            return free
          }),
        )
        expect(isFree).not.toContain(false)
        expect(new Set(fixtures.map(({ sides }) => new Set(sides).size))).toEqual(
          new Set(fixtures.length > 0 ? [season.runners] : []),
        )
      }),
    )
  })

  test('gives each fixture a name of its own, and starts them in order', () => {
    fc.assert(
      fc.property(seasons, moments, (season, from) => {
        const fixtures = fixturesIn(season, from, from + day)
        expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
        const starts = fixtures.map(({ startsAt }) => startsAt)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      }),
    )
  })

  test('lets each play each at home and away before anything repeats', () => {
    const season = { teams: 6, runners: 2, everyMinutes: 10, minutes: 60, seed: 5 }
    const pairs = fixturesIn(season, seasonStart, seasonStart + 100 * day).map(({ sides }) => sides.join(' '))
    expect(new Set(pairs.slice(0, 30)).size).toBe(30)
    expect(pairs.slice(30, 60)).toEqual(pairs.slice(0, 30))
  })

  test('changes the fields of its races', () => {
    const season = { teams: 12, runners: 6, everyMinutes: 5, minutes: 5, seed: 5 }
    const fields = fixturesIn(season, seasonStart, seasonStart + day).map(({ sides }) => sides.join(' '))
    expect(new Set(fields.slice(0, 48)).size).toBe(48)
  })
})

describe('a season with known matches', () => {
  const matches = [10, 20, 30].map((startsAt) => ({ name: `a-vs-b-${startsAt}`, sides: ['a', 'b'], startsAt }))
  const competition: CompiledCompetition = {
    ...competitionOf({ teams: 2, runners: 2, everyMinutes: 1, minutes: 1, seed: 1 }),
    season: { kind: 'matches', matches },
  }

  test('has those that start within the time asked for, without its end', () => {
    expect(fixturesOf(competition, sportOf(duel), { from: 10, until: 30 })).toEqual([
      { id: 'cup.a-vs-b-10', competition: 'cup', sport: 'sport', sides: ['a', 'b'], startsAt: 10 },
      { id: 'cup.a-vs-b-20', competition: 'cup', sport: 'sport', sides: ['a', 'b'], startsAt: 20 },
    ])
  })
})
