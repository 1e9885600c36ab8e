import { expect, test } from 'vitest'
import { sectionHref } from '../../../src/routing/section-href.ts'
import { readSectionAddress, sectionAddress } from '../../../src/rules/main-site/section-address.ts'

const site = { defaultLocale: 'en', locales: ['en', 'hi', 'hin'].map((code) => ({ code })) }

test.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/casino/slot/aviator', 'en', '/casino/slot/aviator'],
  ['/hin/casino/slot/aviator', 'hin', '/casino/slot/aviator'],
])('%s is an address in %s, there and back', (address, locale, path) => {
  expect(sectionAddress(site, path, locale)).toBe(address)
  const read = readSectionAddress(site, address)
  expect([read.path, read.prefix ?? 'en']).toEqual([path, locale])
})

test('a slash at the end is ignored, and the default language is no prefix', () => {
  expect(readSectionAddress(site, '/hi/')).toEqual({ path: '/', prefix: 'hi' })
  expect(readSectionAddress(site, '/hi/casino/')).toEqual({ path: '/casino', prefix: 'hi' })
  expect(readSectionAddress(site, '/en/casino')).toEqual({ path: '/en/casino', prefix: undefined })
  expect(readSectionAddress(site, '//casino')).toEqual({ path: '//casino', prefix: undefined })
})

test('links to sections are typed', () => {
  expect(sectionHref('/casino/new-games')).toBe('/casino/new-games')
  expect(sectionHref('/', { locale: 'hi', query: { a: '1' }, hash: 'b' })).toBe('/hi?a=1#b')
  // @ts-expect-error: no section has this path.
  expect(sectionHref('/casino/nothing')).toBe('/casino/nothing')
})
