import { expect, test } from 'vitest'
import { landingPath } from '../../../src/rules/addresses/landing-path.ts'

const site = { basePath: '/base/', defaultLocale: 'en' }

test.each([
  [{ slug: '' }, '/base/'],
  [{ slug: '', locale: 'hi' }, '/base/hi'],
  [{ slug: 'aviator-1', locale: 'en' }, '/base/aviator-1'],
  [{ slug: 'aviator-1', locale: 'hi', param: 'te' }, '/base/hi/aviator-1/te'],
  [{ slug: 'aviator-1', param: 'a/b' }, '/base/aviator-1/a%2Fb'],
  [{ slug: 'world-cup-giveaway/terms', param: null }, '/base/world-cup-giveaway/terms'],
])('%j is at %s', (place, path) => {
  expect(landingPath(site, place)).toBe(path)
})
