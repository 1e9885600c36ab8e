import { expect, test } from 'vitest'
import { landingSection } from '../../../src/rules/landing/landing-section.ts'
import { findCasinoPlace, gamePath } from '../../../src/rules/main-site/casino-place.ts'
import { manifest } from '../../shipped.ts'

const { games, landings, sections } = manifest

test('every game has one page, there and back', () => {
  const paths = games.map((game) => gamePath(manifest, game) ?? '')
  expect(new Set(paths).size).toBe(games.length)
  expect(paths.map((path) => findCasinoPlace(manifest, path)?.game?.id)).toEqual(games.map(({ id }) => id))
})

test.each([
  ['/casino/slot/aviator', 'aviator'],
  ['/casino/game/dice', 'dice'],
  ['/live-dealers/game/live-roulette', 'live-roulette'],
  ['/tv-games/game/evening-lotto', 'evening-lotto'],
])('%s is the page of %s', (path, game) => {
  expect(findCasinoPlace(manifest, path)?.game?.id).toBe(game)
})

test.each(['/casino', '/casino/slots', '/live-dealers', '/tv-games'])('%s is a lobby', (path) => {
  expect(findCasinoPlace(manifest, path)).toMatchObject({ section: { screen: 'lobby', path } })
  expect(findCasinoPlace(manifest, path)?.game).toBeUndefined()
})

test.each([
  ...['/casino/game', '/casino/game/', '/casino/game/nothing', '/casino/game/aviator', '/casino/slots/game/dice'],
  ...['/live-dealers/game/dice', '/sports/game/dice', '/game/dice', '/casino/slot/nothing'],
])('%s is none', (path) => expect(findCasinoPlace(manifest, path)).toBeUndefined())

test('a landing about a game leads to the page of the game', () => {
  const gameOf = new Map(sections.flatMap(({ id, game }) => (game ? [[id, game] as const] : [])))
  const about = landings.filter(({ section }) => gameOf.has(section))
  expect(about.length).toBeGreaterThan(15)
  for (const landing of about) {
    const { path } = landingSection(manifest, landing)
    expect(findCasinoPlace(manifest, path)?.game?.id).toBe(gameOf.get(landing.section))
  }
})
