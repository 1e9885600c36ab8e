import { describe, expect, test } from 'vitest'
import { carriedSearch, carryQuery } from '../../../src/rules/addresses/carry-query.ts'

const origin = 'https://landing.example'
const hosts = { mainSite: 'www.powerplay.example', redirectHosts: ['in.powerplay.example'] }
const follow = (href: string, search: string, own?: string) =>
  carryQuery(href, {
    origin,
    basePath: '/promo/',
    hosts: { ...hosts, ...(own && { own }) },
    query: new URLSearchParams(search),
  })

describe('a link carries the visitor’s query', () => {
  test.each([
    [`${origin}/promo/hi/1win`, 'click_id=c9&bonus=sport', `${origin}/promo/hi/1win?click_id=c9&bonus=sport`],
    [`${origin}/promo/hi/1win?bonus=casino#steps`, 'bonus=sport', `${origin}/promo/hi/1win?bonus=casino#steps`],
    [`${origin}/promo/hi/1win`, 'dialog=auth&newReg=true', `${origin}/promo/hi/1win`],
    ['https://www.powerplay.example/hi/casino', 'a=1', 'https://www.powerplay.example/hi/casino?a=1'],
    [
      'https://www.powerplay.example/casino',
      'fdom=in.powerplay.example',
      'https://in.powerplay.example/casino?fdom=in.powerplay.example',
    ],
    [
      'https://www.powerplay.example/casino',
      'fdom=evil.example',
      'https://www.powerplay.example/casino?fdom=evil.example',
    ],
  ])('%s with %s: %s', (href, search, expected) => {
    expect(follow(href, search)).toBe(expected)
  })

  test.each([
    ['a=1', '/hi/casino?x=1&a=1'],
    ['fdom=evil.example', '/hi/casino?x=1&fdom=evil.example'],
    ['fdom=in.powerplay.example', 'https://in.powerplay.example/hi/casino?x=1&fdom=in.powerplay.example'],
  ])('to the main site on this server, with %s', (search, expected) => {
    expect(follow(`${origin}/hi/casino?x=1`, search, 'www.powerplay.example')).toBe(expected)
  })

  test.each([
    'https://help.example/gambling',
    `${origin}/hi/casino`,
    `${origin}/admin/`,
    'mailto:help@powerplay.example',
  ])('but not to %s', (href) => {
    expect(follow(href, 'click_id=c9')).toBe(href)
  })

  test('nothing to carry leaves no question mark', () => {
    expect(carriedSearch(new URLSearchParams())).toBe('')
  })
})
