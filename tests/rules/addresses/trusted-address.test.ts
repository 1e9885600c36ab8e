import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAddress, chooseHost } from '../../../src/rules/addresses/trusted-address.ts'

const hosts = { mainSite: 'www.powerplay.example', redirectHosts: ['mirror.powerplay.example'] }

describe('an address from outside', () => {
  test.each([
    'https://www.powerplay.example',
    'https://mirror.powerplay.example/casino?a=1#b',
    'HTTPS://MIRROR.powerplay.example:443/',
  ])('%s is trusted', (text) => {
    expect(checkAddress(text, hosts)).toEqual({ kind: 'trusted', address: new URL(text) })
  })

  test.each([
    [undefined, 'missing'],
    [null, 'missing'],
    ['', 'missing'],
    [`https://www.powerplay.example/${'a'.repeat(2048)}`, 'too-long'],
    ['https://www.powerplay.example/\n', 'control-character'],
    ['https://www.power\tplay.example/', 'control-character'],
    ['\u0000https://www.powerplay.example/', 'control-character'],
    ['www.powerplay.example', 'malformed'],
    ['//www.powerplay.example/', 'malformed'],
    ['/casino', 'malformed'],
    ['http://www.powerplay.example/', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['data:text/html,x', 'not-https'],
    ['https://user@www.powerplay.example/', 'user-info'],
    ['https://www.powerplay.example@evil.example/', 'user-info'],
    ['https://www.powerplay.example:8443/', 'port'],
    ['https://evil.example/', 'unknown-host'],
    ['https://powerplay.example/', 'unknown-host'],
    ['https://www.powerplay.example.evil.example/', 'unknown-host'],
    ['https://www.powerplay.example./', 'unknown-host'],
    ['https://evil.example\\@www.powerplay.example/', 'unknown-host'],
    ['https:evil.example', 'unknown-host'],
    ['https://evil.example/https://www.powerplay.example/', 'unknown-host'],
    ['https://wwwｗ.powerplay.example/', 'unknown-host'],
  ])('%j is refused: %s', (text, reason) => {
    expect(checkAddress(text, hosts)).toEqual({ kind: 'refused', reason })
  })

  test('is on a listed host, or refused', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '?',
      '#',
      ' ',
      '%2e',
      'evil.example',
    )
    const text = fc.array(fc.oneof(part, fc.constant(hosts.mainSite), fc.string())).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (address) => {
        const check = checkAddress(address, hosts)
        if (check.kind === 'refused') return
        expect([hosts.mainSite, ...hosts.redirectHosts]).toContain(check.address.host)
        expect(check.address.protocol).toBe('https:')
      }),
    )
  })
})

test.each([
  ['', 'www.powerplay.example', 'default'],
  ['fdom=', 'www.powerplay.example', 'default'],
  ['fdom=mirror.powerplay.example', 'mirror.powerplay.example', 'fdom'],
  ['fdom=MIRROR.powerplay.example', 'mirror.powerplay.example', 'fdom'],
  ['fdom=mirror.powerplay.example&fdom=evil.example', 'mirror.powerplay.example', 'fdom'],
  ['fdom=evil.example&fdom=mirror.powerplay.example', 'www.powerplay.example', 'fdom-refused'],
  ['fdom=mirror.powerplay.example:8443', 'www.powerplay.example', 'fdom-refused'],
  ['fdom=https://mirror.powerplay.example', 'www.powerplay.example', 'fdom-refused'],
  ['fdom=mirror.powerplay.example/casino', 'www.powerplay.example', 'fdom-refused'],
  ['fdom=%20mirror.powerplay.example', 'www.powerplay.example', 'fdom-refused'],
])('with the query "%s" the host is %s: %s', (query, host, reason) => {
  expect(chooseHost(new URLSearchParams(query), hosts)).toEqual({ host, reason })
})
