import { describe, expect, test } from 'vitest'
import { countChoices, filterRows } from '../../../../admin/screens/catalogue/find/filter.ts'
import { prepareRows, withShown } from '../../../../admin/screens/catalogue/find/rows.ts'
import { sortRows } from '../../../../admin/screens/catalogue/find/sort.ts'
import { searchOf, toggleChoice, viewOf } from '../../../../admin/screens/catalogue/find/view.ts'
import { landing } from './landing.ts'

const rows = prepareRows([
  landing('aviator-1', { theme: 'aviator', market: 'india', tags: ['crash', 'aviator'] }),
  landing('aviator-bdt', { theme: 'aviator', market: 'bangladesh', tags: ['crash'], state: 'changed' }),
  landing('Wheel-2', { theme: 'wheel', market: 'india', tags: ['wheel'], extends: 'wheel' }),
  landing('', { kind: 'home', theme: 'home', market: 'india', changedBy: 'Asha Rao' }),
])

const found = (typed: string, chosen = {}) => filterRows(rows, { typed, chosen }).map(({ landing: { slug } }) => slug)

describe('searching the catalogue', () => {
  test('every word must stand somewhere, in any order and in capitals or not', () => {
    expect(found('INDIA crash')).toEqual(['aviator-1'])
    expect(found('crash zebra')).toEqual([])
  })

  test('hyphens may be left out, or typed where there are none', () => {
    expect(found('aviator1')).toEqual(['aviator-1'])
    expect(found('avia-tor bdt')).toEqual(['aviator-bdt'])
    expect(found('viator-b')).toEqual(['aviator-bdt'])
  })

  test('a landing is found by words that it shows', () => {
    const shown = withShown(rows, 'Take off', ['aviator-1', ''])
    const slugs = (typed: string) => filterRows(shown, { typed, chosen: {} }).map(({ landing: { slug } }) => slug)
    expect(slugs('take off')).toEqual(['aviator-1', ''])
    expect(slugs('take off crash')).toEqual(['aviator-1'])
    expect(slugs('wheel')).toEqual(['Wheel-2'])
  })

  test('the home page is found by its name, and a landing by who changed it', () => {
    expect(found('(home)')).toEqual([''])
    expect(found('asha')).toEqual([''])
  })

  test('a word does not match across two properties', () => {
    expect(found('aviator-1aviator')).toEqual([])
  })

  test('values of one filter are alternatives, filters narrow each other', () => {
    expect(found('', { theme: ['aviator', 'wheel'] })).toEqual(['aviator-1', 'aviator-bdt', 'Wheel-2'])
    expect(found('', { theme: ['aviator', 'wheel'], market: ['india'] })).toEqual(['aviator-1', 'Wheel-2'])
    expect(found('', { tag: ['crash'], state: ['changed'] })).toEqual(['aviator-bdt'])
  })
})

describe('the counts of a filter', () => {
  test('say what choosing a value shows beside the other filters', () => {
    expect(countChoices(rows, { typed: '', chosen: { market: ['india'], theme: ['aviator'] } }, 'theme')).toEqual([
      { value: 'aviator', count: 1 },
      { value: 'home', count: 1 },
      { value: 'wheel', count: 1 },
    ])
  })

  test('keep a chosen value that shows nothing any more, so that it can be taken back', () => {
    expect(countChoices(rows, { typed: 'wheel', chosen: { theme: ['aviator'] } }, 'theme')).toContainEqual({
      value: 'aviator',
      count: 0,
    })
  })
})

describe('the order of the catalogue', () => {
  const order = (by: 'slug' | 'theme', isDescending = false) =>
    sortRows(rows, { by, isDescending }).map(({ landing: { slug } }) => slug)

  test('capitals do not matter', () => {
    expect(order('slug')).toEqual(['', 'aviator-1', 'aviator-bdt', 'Wheel-2'])
  })

  test('equal values stay in the order of their slugs, also backwards', () => {
    expect(order('theme', true)).toEqual(['Wheel-2', '', 'aviator-1', 'aviator-bdt'])
  })
})

describe('the view in the address', () => {
  test('comes back as it went', () => {
    const view = {
      typed: 'crash india',
      chosen: { theme: ['aviator', 'wheel'], state: ['changed'] },
      order: { by: 'changed', isDescending: true },
      columns: ['slug', 'theme'],
    } as const
    expect(viewOf(searchOf(view))).toEqual(view)
  })

  test('says nothing of what is as at first', () => {
    expect(searchOf(viewOf({}))).toEqual({})
  })

  test('understands what the router made of numbers, and ignores what it does not know', () => {
    expect(viewOf({ q: 2024, sort: 'weight', colour: 'red' })).toEqual({
      typed: '2024',
      chosen: {},
      order: { by: 'slug', isDescending: false },
    })
  })

  test('a value is chosen and given up again', () => {
    const chosen = toggleChoice({ theme: ['wheel'] }, 'market', 'india')
    expect(chosen).toEqual({ theme: ['wheel'], market: ['india'] })
    expect(toggleChoice(chosen, 'theme', 'wheel')).toEqual({ market: ['india'] })
  })
})

test('a hundred thousand landings are searched, counted and sorted', () => {
  const many = prepareRows(
    Array.from({ length: 100_000 }, (_, index) =>
      landing(`aviator-${index}`, {
        theme: `theme-${index % 47}`,
        market: 'india',
        tags: ['crash', `tag-${index % 9}`],
      }),
    ),
  )
  const filter = { typed: 'india 99 crash', chosen: { theme: ['theme-3', 'theme-9'] } }
  expect(filterRows(many, filter).length).toBeGreaterThan(0)
  expect(countChoices(many, filter, 'theme').length).toBe(47)
  expect(sortRows(many, { by: 'theme', isDescending: false })).toHaveLength(100_000)
})
