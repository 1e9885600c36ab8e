import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { affiliateCookies, affiliateIds } from '../../src/rules/attribution.ts'

const none = { click_id: null, offer_id: null, partner_id: null, landing_id: null }

describe('attribution', () => {
  test.each([
    ['none', '', {}, {}],
    [
      'the query',
      'value_1=o&value_2=p&value_3=l&click_id=c',
      {},
      { offer_id: 'o', partner_id: 'p', landing_id: 'l', click_id: 'c' },
    ],
    ['an earlier campaign', '', { offer_id: 'old', click_id: 'c0' }, { offer_id: 'old', click_id: 'c0' }],
    ['the newer one', 'value_1=new', { offer_id: 'old', click_id: 'c0' }, { offer_id: 'new', click_id: 'c0' }],
    ['the first of two', 'value_1=a&value_1=b', {}, { offer_id: 'a' }],
    ['no empty id', 'value_1=&click_id=', { offer_id: 'old' }, { offer_id: 'old' }],
    ['no unsafe id', 'value_1=a%0Ab&click_id=%3Cscript%3E', { partner_id: 'a b' }, {}],
    [
      'no id that is too long',
      `value_1=${'a'.repeat(129)}&value_2=${'b'.repeat(128)}`,
      {},
      { partner_id: 'b'.repeat(128) },
    ],
    ['no parameters named like cookies', 'offer_id=x&partner_id=y', {}, {}],
  ])('%s', (_, query, cookies, expected) => {
    const found = affiliateIds(new URLSearchParams(query), new Map(Object.entries(cookies)))
    expect(found).toEqual({ ...none, ...expected })
  })

  test('is remembered for seven days, on the whole site', () => {
    expect(affiliateCookies(new URLSearchParams('value_2=p&click_id=c&value_3=%3B'))).toEqual([
      { name: 'click_id', value: 'c', maxAge: 604_800, path: '/' },
      { name: 'partner_id', value: 'p', maxAge: 604_800, path: '/' },
    ])
  })

  test('is always safe in a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { value } of affiliateCookies(new URLSearchParams({ value_1: text }))) {
          expect(value).toMatch(/^[!-~]{1,128}$/)
          expect(value).not.toMatch(/[;,"\\]/)
        }
      }),
    )
  })
})
