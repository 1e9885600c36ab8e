import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../src/rules/contrast.ts'
import { sectionUrl } from '../../src/rules/section-url.ts'
import { commonValueNames, presetValueNames } from '../../src/rules/text-values.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#0000FF', 2.15],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
  })

  test('is symmetric, and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const found = contrast(one, other)
        expect(found).toBe(contrast(other, one))
        expect(found).toBeGreaterThanOrEqual(1)
        expect(found).toBeLessThanOrEqual(21.0001)
      }),
    )
  })
})

describe('the address of a section', () => {
  const host = 'www.powerplay.example'

  test.each([
    [{ path: '/' }, '', 'https://www.powerplay.example/'],
    [{ path: '/' }, 'hi', 'https://www.powerplay.example/hi'],
    [{ path: '/casino/slot/aviator' }, '', 'https://www.powerplay.example/casino/slot/aviator'],
    [{ path: '/casino/slot/aviator' }, 'pt', 'https://www.powerplay.example/pt/casino/slot/aviator'],
    [{ path: '/bonuses', query: { tab: 'all' } }, 'hi', 'https://www.powerplay.example/hi/bonuses?tab=all'],
  ])('%j with the prefix %j', (section, prefix, expected) => {
    expect(sectionUrl(host, section, prefix).href).toBe(expected)
  })

  test('never leaves its host', () => {
    const path = fc.string().map((text) => `/${text}`)
    fc.assert(
      fc.property(path, (text) => {
        expect(sectionUrl(host, { path: text }, '').host).toBe(host)
      }),
    )
  })
})

test('a text may use the values of its page', () => {
  expect(commonValueNames).toEqual(['brand', 'age'])
  expect(presetValueNames({})).toEqual(['amount', 'currency', 'wager', 'days'])
  expect(presetValueNames({ percent: 100, points: 22 })).toEqual([
    'amount',
    'currency',
    'wager',
    'days',
    'percent',
    'points',
  ])
})
