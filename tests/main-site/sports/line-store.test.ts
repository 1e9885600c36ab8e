import { expect, test, vi } from 'vitest'
import type { Fixture, LineMarket } from '../../../src/contract/index.ts'
import { createLineStore } from '../../../src/main-site/sports/live/line-store.ts'

const market = (version: number, odds: Record<string, number>, state: LineMarket['state'] = 'open'): LineMarket => ({
  ...{ id: 'result', type: 'result', part: 'match' },
  ...{ state, odds, version },
})

const fixture: Fixture = {
  ...{ id: 'league.1', competition: 'league', sport: 'football', sides: ['north', 'south'], starts_at: 0 },
  ...{ state: 'live', score: { counts: {}, finished: [] } },
  markets: [market(1, { home: 2000, away: 1800 })],
}

const change = (markets: readonly LineMarket[], counts: Record<string, [number, number]> = {}) => ({
  ...{ fixture: fixture.id, competition: 'league', sport: 'football', state: 'live' as const },
  ...{ score: { counts, finished: [] }, markets },
})

function watch() {
  const store = createLineStore([fixture])
  const [ofFixture, ofHome, ofAway] = [vi.fn(), vi.fn(), vi.fn()]
  store.onFixture(fixture.id, ofFixture)
  store.onOutcome(fixture.id, 'result', 'home', ofHome)
  store.onOutcome(fixture.id, 'result', 'away', ofAway)
  return { store, told: () => [ofFixture, ofHome, ofAway].map(({ mock }) => mock.calls.length) }
}

test('odds that move are told to their button alone, with the direction', () => {
  const { store, told } = watch()
  store.apply([change([market(2, { home: 2100, away: 1800 })])])
  expect(told()).toEqual([0, 1, 0])
  expect(store.outcome(fixture.id, 'result', 'home')).toEqual({ odds: 2100, isOpen: true, moved: 'up' })
  store.apply([change([market(3, { home: 2050, away: 1800 })])])
  expect(store.outcome(fixture.id, 'result', 'home')).toMatchObject({ moved: 'down' })
})

test('many changes at a time are told once', () => {
  const { store, told } = watch()
  store.apply([change([market(2, { home: 2100 })]), change([market(3, { home: 2200, away: 1700 })])])
  expect(told()).toEqual([0, 1, 1])
  expect(store.outcome(fixture.id, 'result', 'home').odds).toBe(2200)
})

test('what is older than what is known changes nothing', () => {
  const { store, told } = watch()
  store.apply([change([market(1, { home: 9000 })])])
  store.put([fixture])
  expect(told()).toEqual([0, 0, 0])
})

test('a goal is told to the match, a suspension also to its buttons', () => {
  const { store, told } = watch()
  store.apply([change([], { 'match.goals': [1, 0] })])
  expect(told()).toEqual([1, 0, 0])
  store.apply([change([market(2, { home: 2000, away: 1800 }, 'suspended')], { 'match.goals': [1, 0] })])
  expect(told()).toEqual([2, 1, 1])
  expect(store.outcome(fixture.id, 'result', 'away')).toMatchObject({ isOpen: false, moved: undefined })
})

test('an outcome that is left out cannot be bet on, and strangers are ignored', () => {
  const { store } = watch()
  store.apply([change([market(2, { home: 2000 })]), { ...change([market(2, { home: 2000 })]), fixture: 'league.2' }])
  expect(store.outcome(fixture.id, 'result', 'away').odds).toBeUndefined()
  expect(store.fixture('league.2')).toBeUndefined()
})
