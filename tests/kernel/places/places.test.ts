import { describe, expect, test } from 'vitest'
import { createCountryOf } from '../../../src/kernel/places/country-of.ts'
import { currencyOf } from '../../../src/kernel/places/currency-of.ts'
import { networkOf, plainAddress, visitorAddress } from '../../../src/kernel/places/ip-address.ts'

const countryOf = createCountryOf()

describe('the country of an address', () => {
  test.each([
    ['8.8.8.8', 'US'],
    ['49.36.0.1', 'IN'],
    ['103.4.145.1', 'BD'],
    ['200.147.3.157', 'BR'],
    ['::ffff:49.36.0.1', 'IN'],
  ])('%s is in %s', (ip, country) => {
    expect(countryOf(ip)).toBe(country)
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '172.16.0.1',
    '100.64.0.1',
    '169.254.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '2001:4860:4860::8888',
    'fe80::1%eth0',
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    '8.8.8.8 ',
    '8.8.8.8, 1.1.1.1',
    '::ffff:999.1.1.1',
  ])('%j has no country', (ip) => {
    expect(countryOf(ip)).toBeUndefined()
  })
})

test.each([
  ['IN', 'INR'],
  ['BD', 'BDT'],
  ['CM', 'XAF'],
  ['DE', 'EUR'],
  ['GB', 'USD'],
  ['XX', 'USD'],
  ['constructor', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOf(country, ['INR', 'BDT', 'XAF', 'EUR'], 'USD')).toBe(currency)
})

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['::', '0:0:0:0', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0', '64:ff9b:0:0'],
  ['unknown', 'unknown', 'unknown'],
])('%s counts as %s in %s', (ip, visitor, network) => {
  expect(visitorAddress(ip)).toBe(visitor)
  expect(networkOf(ip)).toBe(network)
  expect(plainAddress(plainAddress(ip))).toBe(plainAddress(ip))
})
