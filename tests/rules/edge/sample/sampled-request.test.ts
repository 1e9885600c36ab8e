import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexedSite } from '../../../../src/routing/indexed-site.ts'
import type { EdgeRequest } from '../../../../src/rules/edge/edge-request.ts'
import { deviceClassOf } from '../../../../src/rules/edge/sample/device-class.ts'
import { createReservoir } from '../../../../src/rules/edge/sample/reservoir.ts'
import { sampleRequest } from '../../../../src/rules/edge/sample/sampled-request.ts'
import { manifest } from '../../../shipped.ts'

const site = indexedSite({
  ...manifest,
  redirects: [{ from: 'aviator-old', to: 'aviator-1' }],
})
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const { basePath } = manifest.site

const request = (more: Partial<EdgeRequest>): EdgeRequest => ({
  method: 'GET',
  path: `${basePath}aviator-1`,
  query: new URLSearchParams(),
  cookies: new Map(),
  now: 0,
  ...more,
})

describe('what is kept of a request', () => {
  test('is its address, country, languages, currency and kind of device', () => {
    const asked = request({
      path: `${basePath}hi/aviator-1`,
      query: new URLSearchParams('currency=inr&click_id=c-1&utm_source=news'),
      cookies: new Map([['click_id', 'c-1']]),
      acceptLanguage: 'hi-IN,hi;q=0.9,en-US;q=0.8,tlh-x-klingon;q=0.1',
      country: 'IN',
      host: 'play.example',
    })
    expect(sampleRequest(asked, site, phone)).toEqual({
      path: `${basePath}hi/aviator-1`,
      currency: 'INR',
      country: 'IN',
      languages: ['hi', 'en', 'tlh'],
      device: 'phone',
    })
  })

  test('is nothing of unknown addresses, of forms, of programs and of steps within the site', () => {
    expect(sampleRequest(request({ path: `${basePath}asha@example.com` }), site, phone)).toBeUndefined()
    expect(sampleRequest(request({ method: 'POST' }), site, phone)).toBeUndefined()
    expect(sampleRequest(request({}), site, 'Googlebot/2.1')).toBeUndefined()
    expect(sampleRequest(request({}), site, undefined)).toBeUndefined()
    expect(sampleRequest(request({ isFromHere: true }), site, phone)).toBeUndefined()
  })

  test('is the address of a redirect, without what follows it', () => {
    expect(sampleRequest(request({ path: `${basePath}hi/aviator-old` }), site, phone)?.path).toBe(
      `${basePath}hi/aviator-old`,
    )
    expect(sampleRequest(request({ path: `${basePath}aviator-old/asha@example.com` }), site, phone)).toBeUndefined()
  })

  test('is a parameter only if a record names it', () => {
    const valued = manifest.landings.find(({ param }) => param)
    expect(valued).toBeDefined()
    const secret = 'asha-1990-06-01'
    const asked = request({ path: `${basePath}${valued?.slug}/${secret}` })
    expect(JSON.stringify(sampleRequest(asked, site, phone) ?? null)).not.toContain(secret)
  })

  test('never is anything that a visitor or a partner wrote', () => {
    const known = new Set(manifest.landings.flatMap(({ slug, param }) => [slug, ...(param?.values ?? [])]))
    const secret = fc.stringMatching(/^[a-zA-Z0-9@._-]{9,24}$/).filter((text) => !known.has(text))
    const slug = fc.constantFrom(...manifest.landings.map((landing) => landing.slug), 'aviator-old')
    const name = fc.constantFrom('click_id', 'value_1', 'currency', 'val_cur', 'dialog', 'utm_source', 'email')
    fc.assert(
      fc.property(secret, slug, name, fc.nat(5), (words, at, parameter, place) => {
        const asked = request({
          path: `${basePath}${at}${place === 0 ? `/${words}` : ''}`,
          query: new URLSearchParams(place === 1 ? [[parameter, words]] : []),
          cookies: new Map(place === 2 ? [[parameter, words]] : []),
          ...(place === 3 && { acceptLanguage: `${words},en;q=0.5` }),
          ...(place === 4 && { country: words }),
          ...(place === 5 && { host: words }),
        })
        const kept = JSON.stringify(sampleRequest(asked, site, `${phone} ${words}`) ?? null).toLowerCase()
        expect(kept).not.toContain(words.toLowerCase())
      }),
    )
  })
})

test('devices are of three kinds, and programs of none', () => {
  expect(deviceClassOf(phone)).toBe('phone')
  expect(deviceClassOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1')).toBe(
    'phone',
  )
  expect(deviceClassOf('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1')).toBe('tablet')
  expect(deviceClassOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36')).toBe('computer')
  expect(deviceClassOf('curl/8.5.0')).toBeUndefined()
})

test('a reservoir keeps so many of any number, each with the same chance', () => {
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const reservoir = createReservoir<number>(5, random)
  const counts = new Map<number, number>()
  for (let round = 0; round < 4000; round++) {
    for (let item = 0; item < 20; item++) reservoir.offer(() => item)
    const taken = reservoir.take()
    expect(taken).toHaveLength(5)
    for (const item of taken) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  for (let item = 0; item < 20; item++) expect((counts.get(item) ?? 0) / 4000).toBeCloseTo(0.25, 1)
  expect(reservoir.take()).toEqual([])
})
