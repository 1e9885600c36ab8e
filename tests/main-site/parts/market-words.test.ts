import { describe, expect, test } from 'vitest'
import { marketWords } from '../../../src/main-site/parts/market/market-words.ts'
import { readNumberStyle } from '../../../src/rules/money.ts'

const names = {
  competitions: {
    races: { name: 'Horse races', sides: { tide: 'Morning Tide', meadow: 'Silent Meadow', ash: 'Ash Lane' } },
    league: { name: 'League', sides: { north: 'North Harbour', south: 'South Bay' } },
  },
  marketTypes: {
    'race-winner': { name: 'market-type.winner', rule: { kind: 'race-winner' as const } },
    handicap: { name: 'market-type.handicap', rule: { kind: 'handicap' as const } },
  },
}
const numbers = readNumberStyle('en')
const words = marketWords({ names, text: (id) => id, numbers })
const race = { competition: 'races', sides: ['tide', 'meadow', 'ash'] }
const match = { competition: 'league', sides: ['north', 'south'] }

describe('what a bet is on, in words', () => {
  test('a match is called by its sides, a race by its competition', () => {
    expect(words.match(match)).toBe('North Harbour – South Bay')
    expect(words.match(race)).toBe('Horse races')
  })

  test('the winner of a race is a competitor', () => {
    expect(words.outcome(race, { type: 'race-winner', part: 'match' }, 'meadow')).toBe('Silent Meadow')
  })

  test('a competition that is not known any more leaves nothing to say', () => {
    expect(words.match({ competition: 'gone', sides: ['one', 'two', 'three'] })).toBe('')
  })
})
