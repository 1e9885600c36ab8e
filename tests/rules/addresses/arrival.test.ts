import { describe, expect, test } from 'vitest'
import { arrivalAddress, readArrival } from '../../../src/rules/addresses/arrival.ts'
import { destination, onwardAddress, redirectToStore } from '../../../src/rules/addresses/destination.ts'

const hosts = {
  mainSite: 'www.powerplay.example',
  redirectHosts: ['www.powerplay.example', 'mirror.powerplay.example'],
  arrival: '/main-site/',
  api: { v1: '/a', v3: '/a', ccg: '/a', auth: '/a', bonusManagement: '/a', payment: '/a' },
}
const site = {
  hosts,
  defaultLocale: 'en',
  locales: [
    { code: 'en', tag: 'en', name: 'English' },
    { code: 'hi', tag: 'hi', name: 'हिन्दी' },
  ],
}

describe('an address of the main site', () => {
  test.each([
    ['https://www.powerplay.example/', '/main-site/www.powerplay.example/'],
    ['https://mirror.powerplay.example/hi/casino?a=1#b', '/main-site/mirror.powerplay.example/hi/casino?a=1#b'],
    ['https://evil.example/casino', 'https://evil.example/casino'],
    ['https://www.powerplay.example:8443/', 'https://www.powerplay.example:8443/'],
  ])('%s becomes %s', (address, expected) => {
    expect(arrivalAddress(new URL(address), hosts)).toBe(expected)
  })

  test('is unchanged if nothing replaces the main site', () => {
    const { arrival, ...others } = hosts
    const address = 'https://www.powerplay.example/hi?a=1'
    expect(arrivalAddress(new URL(address), others)).toBe(address)
  })

  test('is stored unchanged, and replaced when the visitor leaves', () => {
    const visit = { hosts, defaultLocale: 'en', locale: 'hi', query: new URLSearchParams('click_id=7') }
    const success = { visit, section: { path: '/sports' }, isNew: true, place: 'after_reg' } as const
    const redirectUrl = 'https://mirror.powerplay.example/casino'
    expect(destination(visit, success.section, true).address).toBe(
      '/main-site/www.powerplay.example/hi/sports?click_id=7&welcomeme=1&newReg=true',
    )
    expect(onwardAddress({ ...success, redirectUrl }).address).toBe(
      '/main-site/mirror.powerplay.example/casino?redirect_event_place=after_reg&click_id=7&welcomeme=1&newReg=true',
    )
    expect(redirectToStore(redirectUrl, visit, 'after_reg')).toMatchObject({
      address: 'https://mirror.powerplay.example/casino?redirect_event_place=after_reg',
    })
  })
})

describe('a path that replaces the main site', () => {
  test.each([
    ['/main-site/www.powerplay.example/', { locale: 'en', path: '/' }],
    ['/main-site/www.powerplay.example', { locale: 'en', path: '/' }],
    ['/main-site/www.powerplay.example/hi', { locale: 'hi', path: '/' }],
    ['/main-site/www.powerplay.example/hi/casino/slot/', { locale: 'hi', path: '/casino/slot' }],
    ['/main-site/www.powerplay.example/en/casino', { locale: 'en', path: '/en/casino' }],
  ])('%s means %j', (path, expected) => {
    expect(readArrival(path, site)).toEqual({ host: 'www.powerplay.example', ...expected })
  })

  test.each(['/main-site/', '/main-site/evil.example/', '/main-site/www.powerplay.example:1/', '/elsewhere/'])(
    '%s is none',
    (path) => expect(readArrival(path, site)).toBeUndefined(),
  )
})
