import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawPairs } from '../../src/rules/calendar/draw-pairs.ts'
import { compiledLanding, loadOver } from '../records/registry.ts'

const teams = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 })

describe('the draw of a league', () => {
  test('every ordered pair plays once', () => {
    fc.assert(
      fc.property(teams, (names) => {
        const pairs = drawPairs(names).map((pair) => JSON.stringify(pair))
        expect(new Set(pairs).size).toBe(pairs.length)
        expect(pairs.length).toBe(names.length * (names.length - 1))
      }),
    )
  })

  test('in each round every team plays at most once', () => {
    fc.assert(
      fc.property(teams, (names) => {
        const matchesInARound = Math.floor(names.length / 2)
        const draw = drawPairs(names)
        for (let start = 0; start < draw.length; start += matchesInARound) {
          const playing = draw.slice(start, start + matchesInARound).flat()
          expect(new Set(playing).size).toBe(playing.length)
        }
      }),
    )
  })
})

describe('a collection', () => {
  const sources = loadOver('tests/records/valid/collection')
  const match = (slug: string) => compiledLanding(sources, slug).blocks[0]

  test('gives each match its teams, its texts and its kick-off, a day after the one before', () => {
    expect(compiledLanding(sources, 'red-vs-blue')).toMatchObject({
      kind: 'match',
      values: { home: { message: 'team.red' }, away: { message: 'team.blue' }, venue: { message: 'venue.red' } },
      source: 'collections/cup.json',
    })
    expect(match('red-vs-blue')).toMatchObject({
      home: { id: 'red' },
      away: { id: 'blue' },
      kickOff: '2027-03-20T19:30:00+05:30',
    })
    expect(match('blue-vs-red')).toMatchObject({
      home: { id: 'blue' },
      away: { id: 'red' },
      kickOff: '2027-03-21T19:30:00+05:30',
    })
  })

  test('merges an override into the match with the same address', () => {
    expect(match('blue-vs-red')).toMatchObject({ layout: 'diagonal' })
    expect(match('red-vs-blue')).toMatchObject({ layout: 'scoreboard' })
  })

  test('adds a page that extends a match', () => {
    expect(compiledLanding(sources, 'red-vs-blue-2')).toMatchObject({ kind: 'match', tags: ['return'] })
    expect(match('red-vs-blue-2')).toMatchObject({ home: { id: 'red' }, kickOff: '2027-04-01T19:30:00+05:30' })
  })
})
