import { describe, expect, test } from 'vitest'
import { groupOf, groupsOfHome, linkedAt } from '../../../src/rules/main-site/sections.ts'
import { visitorsMarket } from '../../../src/rules/main-site/visitors-market.ts'
import { manifest } from '../../shipped.ts'

const { sections } = manifest
const paths = sections.map(({ path }) => path)

describe('the shipped sections', () => {
  test('have the addresses that the specification fixes', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/casino/new-games',
        '/casino/blackjack',
        '/casino/video-poker',
        '/casino/bingo',
        '/live-dealers/new-games',
        '/tv-games',
        '/deposit-withdraw',
        '/rules',
        '/live',
      ]),
    )
  })

  test('say what they offer, and show a picture', () => {
    expect(sections.filter(({ description, icon }) => !description || !icon)).toEqual([])
  })

  test('can all be reached: from the navigation, the home page or their group', () => {
    const linked = new Set(linkedAt(sections, 'bar', 'menu', 'footer').map(({ area }) => area))
    for (const { area } of [...groupsOfHome(sections)].map(({ lead }) => lead)) linked.add(area)
    expect(sections.filter(({ area }) => !linked.has(area))).toEqual([])
  })

  test('are at most four in the bar of phones, beside the menu', () => {
    expect(linkedAt(sections, 'bar').map(({ path }) => path)).toEqual([
      '/sports',
      '/casino',
      '/live-dealers',
      '/deposit-withdraw',
    ])
  })

  test('stand in the order of their records, their group first', () => {
    const [first, second] = groupOf(sections, 'casino')
    expect([first?.path, second?.path]).toEqual(['/casino', '/casino/popular'])
  })
})

test.each([
  ['IN', 'india'],
  ['br', 'brazil'],
  ['KE', 'kenya'],
  [undefined, 'india'],
])('a visitor from %s reads the law of %s', (country, market) => {
  expect(visitorsMarket(manifest, country).id).toBe(market)
})
