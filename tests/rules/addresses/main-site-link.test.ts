import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { destination, onwardAddress, redirectToStore } from '../../../src/rules/addresses/destination.ts'
import { mainSiteLink } from '../../../src/rules/addresses/main-site-link.ts'

const elsewhere = {
  mainSite: 'www.powerplay.example',
  redirectHosts: ['www.powerplay.example', 'mirror.powerplay.example'],
}
const hosts = { ...elsewhere, own: 'www.powerplay.example' }

describe('an address of the main site, where this server serves it', () => {
  test.each([
    ['https://www.powerplay.example/', '/'],
    ['https://www.powerplay.example/hi/casino?a=1#b', '/hi/casino?a=1#b'],
    ['https://mirror.powerplay.example/hi/casino', 'https://mirror.powerplay.example/hi/casino'],
    ['https://evil.example/casino', 'https://evil.example/casino'],
    ['https://www.powerplay.example:8443/', 'https://www.powerplay.example:8443/'],
    ['https://www.powerplay.example//evil.example/', 'https://www.powerplay.example//evil.example/'],
  ])('%s becomes %s', (address, expected) => {
    expect(mainSiteLink(new URL(address), hosts)).toBe(expected)
  })

  test('never leads to another host, whatever its path', () => {
    const part = fc.constantFrom('/', '\\', '..', '@', 'evil.example', '%2f', '%5c', '?', '#')
    const rest = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    const leads = (path: string) => {
      const link = mainSiteLink(new URL(`https://www.powerplay.example/${path}`), hosts)
      return new URL(link, 'https://www.powerplay.example/new-promo-ipl/').host
    }
    fc.assert(fc.property(rest, (path) => leads(path) === 'www.powerplay.example'))
  })

  test('is unchanged where another host serves it', () => {
    const address = 'https://www.powerplay.example/hi?a=1'
    for (const own of [{}, { own: 'play.example' }]) {
      expect(mainSiteLink(new URL(address), { ...elsewhere, ...own })).toBe(address)
    }
  })

  test('is stored unchanged, and a path when the visitor goes on', () => {
    const visit = { hosts, defaultLocale: 'en', locale: 'hi', query: new URLSearchParams('click_id=7') }
    const success = { visit, section: { path: '/sports' }, isNew: true, place: 'after_reg' } as const
    const redirectUrl = 'https://www.powerplay.example/casino'
    const onward = (change: object) => onwardAddress({ ...success, ...change }).address
    expect(destination(visit, success.section, true).address).toBe('/hi/sports?click_id=7&welcomeme=1&newReg=true')
    expect(onward({ redirectUrl })).toBe('/casino?redirect_event_place=after_reg&click_id=7&welcomeme=1&newReg=true')
    expect(onward({ redirectUrl: 'https://mirror.powerplay.example/casino' })).toMatch(
      /^https:\/\/mirror\.powerplay\.example\/casino\?/,
    )
    expect(redirectToStore(redirectUrl, visit, 'after_reg')).toMatchObject({
      address: 'https://www.powerplay.example/casino?redirect_event_place=after_reg',
    })
  })
})

describe('a visitor who comes from a section', () => {
  const onward = (query: string, place = hosts) =>
    onwardAddress({
      visit: { hosts: place, defaultLocale: 'en', locale: 'hi', query: new URLSearchParams(query) },
      section: { path: '/sports' },
      redirectUrl: 'https://www.powerplay.example/bonuses',
      isNew: false,
      place: 'after_login',
    }).address

  test('goes back there after signing in, without the parameters of the landing', () => {
    expect(onward('back=/casino/slot/aviator&dialog=auth&newReg=true&click_id=7')).toBe(
      '/hi/casino/slot/aviator?click_id=7&welcomeme=1',
    )
    expect(onward('back=/')).toBe('/hi?welcomeme=1')
    expect(onward('back=/live', { ...hosts, own: 'play.example' })).toBe(
      'https://www.powerplay.example/hi/live?welcomeme=1',
    )
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a/../b', '/Casino', `/${'a'.repeat(200)}`])(
    'never to %s',
    (back) => expect(onward(`back=${encodeURIComponent(back)}`)).toMatch(/^\/bonuses\?/),
  )
})
