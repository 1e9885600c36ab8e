import { describe, expect, test } from 'vitest'
import { findPage, listPages } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'
import { manifest } from '../shipped.ts'

const table = buildRouteTable(manifest)
const pages = listPages(manifest, table)
const find = (below: string) => findPage(table, below)

describe('the list of pages', () => {
  test('has each landing in each language, each known value of a parameter, and one page for all other values', () => {
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path.includes('aviator-1'))).toHaveLength(13 + 5 + 1)
    expect(paths.filter((path) => path.endsWith('/teenpatti'))).toEqual([])
    expect(paths).toContain('/new-promo-ipl/teenpatti/te')
  })

  test('finds every page at its own address', () => {
    for (const page of pages) expect(find(page.path.slice('/new-promo-ipl/'.length))).toEqual(page)
  })
})

describe('the page at an address', () => {
  test.each([
    ['aviator-1', '/new-promo-ipl/aviator-1', 'en', null],
    ['hi/aviator-1', '/new-promo-ipl/hi/aviator-1', 'hi', null],
    ['aviator-1/te', '/new-promo-ipl/aviator-1/te', 'te', 'te'],
    ['aviator-1/ph', '/new-promo-ipl/aviator-1/ph', 'en', 'ph'],
    ['hi/aviator-1/te', '/new-promo-ipl/aviator-1/te', 'te', 'te'],
    ['aviator-1/nonsense', '/new-promo-ipl/aviator-1/_', 'en', '_'],
    ['aviator-1/%3Cscript%3E', '/new-promo-ipl/aviator-1/_', 'en', '_'],
    ['', '/new-promo-ipl/', 'en', null],
  ])('%s → %s', (below, path, locale, param) => {
    expect(find(below)).toMatchObject({ path, locale, param })
  })

  test.each(['nobody', 'teenpatti', 'aviator-1/te/more'])('%s → none', (below) => {
    expect(find(below)).toBeUndefined()
  })
})
