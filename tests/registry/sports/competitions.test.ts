import { describe, expect, test } from 'vitest'
import { compile, type Source } from '../../../src/registry/index.ts'
import { loadOver } from '../../records/registry.ts'

const sources = loadOver('tests/records/valid/sportsbook', 'tests/records/valid/collection')

const compiled = (id: string, from: readonly Source[] = sources) =>
  compile(from).manifest?.competitions.find((competition) => competition.id === id)

const at = (moment: string) => Date.parse(moment) / 1000

describe('the competition of a collection', () => {
  test('has the teams of the collection, with their strengths', () => {
    expect(compiled('league')?.teams).toEqual([
      { id: 'red', name: { message: 'team.red' }, strength: 120 },
      { id: 'blue', name: { message: 'team.blue' }, strength: 100 },
    ])
  })

  test('plays each match of the collection once, when its page says', () => {
    expect(compiled('league')?.season).toEqual({
      kind: 'matches',
      matches: [
        { name: 'red-vs-blue', sides: ['red', 'blue'], startsAt: at('2027-03-20T19:30:00+05:30') },
        { name: 'blue-vs-red', sides: ['blue', 'red'], startsAt: at('2027-03-21T19:30:00+05:30') },
      ],
    })
  })

  test('follows a match page that states another kick-off', () => {
    const moved = sources.map((source) => {
      if (source.record !== 'collections/cup.json' || !('text' in source)) return source
      const cup = JSON.parse(source.text)
      cup.overrides[0].blockChanges.match.kickOff = '2027-03-19T15:00:00+05:30'
      return { ...source, text: JSON.stringify(cup) }
    })
    const page = compile(moved).manifest?.landings.find(({ slug }) => slug === 'blue-vs-red')
    expect(page?.blocks[0]).toMatchObject({ kickOff: '2027-03-19T15:00:00+05:30' })
    expect(compiled('league', moved)?.season).toMatchObject({
      matches: [{ name: 'blue-vs-red', startsAt: at('2027-03-19T15:00:00+05:30') }, { name: 'red-vs-blue' }],
    })
  })
})

describe('the competition of an endless season', () => {
  test('names its competitors itself; those without a strength are average', () => {
    expect(compiled('races')).toMatchObject({
      teams: [{ id: 'amber', name: 'Amber', strength: 100 }, { id: 'bolt' }, { id: 'clover' }, { id: 'dash' }],
      season: { kind: 'rolling', everyMinutes: 30, minutes: 120 },
    })
  })
})
