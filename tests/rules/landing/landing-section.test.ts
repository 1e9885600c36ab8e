import { expect, test } from 'vitest'
import { landingSection } from '../../../src/rules/landing/landing-section.ts'
import { findSportsPlace, sportsPath } from '../../../src/rules/main-site/sports-place.ts'
import { manifest } from '../../shipped.ts'

const { sections, landings } = manifest
const pathOf = (slug: string) => {
  const landing = landings.find((one) => one.slug === slug)
  return landing && landingSection(manifest, landing).path
}

test('the landing of a match leads to its match, others lead to their section', () => {
  expect(pathOf('chennai-vs-delhi')).toBe('/sports/cricket/cricket-league/chennai-vs-delhi')
  expect(pathOf('aviator-1')).toBe('/casino/slot/aviator')
  expect(pathOf('football-bonus')).toMatch(/^\/sports/)
})

test.each([
  ['/sports', 'sports', {}],
  ['/live/tennis', 'live', { sport: 'tennis' }],
  ['/sports/cricket', 'sports', { sport: 'cricket' }],
  ['/line/cricket/cricket-league', 'line', { sport: 'cricket', competition: 'cricket-league' }],
  [
    '/sports/cricket/cricket-league/chennai-vs-delhi',
    'sports',
    { sport: 'cricket', competition: 'cricket-league', fixture: 'cricket-league.chennai-vs-delhi' },
  ],
] as const)('%s is a place of the sportsbook, there and back', (path, screen, place) => {
  const found = findSportsPlace(manifest, path)
  expect([found?.section.screen, found?.place]).toEqual([screen, place])
  expect(sportsPath(sections, screen, place)).toBe(path)
})

test.each([
  '/sportsbook',
  '/sports/',
  '/sports/chess',
  '/sports/cricket/',
  '/casino/cricket',
  '/live/tennis/cricket-league',
])('%s is none', (path) => expect(findSportsPlace(manifest, path)).toBeUndefined())
