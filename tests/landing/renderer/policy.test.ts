import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../src/landing/renderer/document/policy.ts'
import { thirdPartyServices } from '../../../src/landing/renderer/document/third-party-services.ts'
import { readSettings } from '../../../src/server/settings.ts'

const api = {
  v1: '/api/v1',
  v3: '/api/v3',
  ccg: '/api/ccg',
  auth: '/api/auth',
  bonusManagement: '/api/bonus',
  payment: '/api/payment',
}
const own = 'www.powerplay.example'
const site = { hosts: { mainSite: 'www.powerplay.example', redirectHosts: [], api, own } }
const policyOf = (changes: object, pixels?: object) =>
  contentSecurityPolicy({ site: { ...site, ...changes }, ...(pixels && { pixels }) } as never, {
    style: 'sha256-style',
    boot: 'sha256-boot',
  }).split('; ')

test('third-party services may load what they need, if the settings name them', () => {
  const services = thirdPartyServices(readSettings({ CAPTCHA: 'turnstile' }))
  const policy = contentSecurityPolicy({ site } as never, { style: 'sha256-style', boot: 'sha256-boot' }, services)
  expect(policy).toContain("script-src 'self' 'sha256-boot' https://challenges.cloudflare.com;")
  expect(policy).toContain('frame-src https://challenges.cloudflare.com')
  expect(policy).not.toContain('google')
  expect(thirdPartyServices(readSettings({ GOOGLE_CLIENT_ID: 'client' }))).toEqual(['google'])
  expect(thirdPartyServices(readSettings({}))).toEqual([])
})

describe('what a page may load', () => {
  test('is nothing from other origins if the record names none', () => {
    expect(policyOf({}).filter((line) => line.includes('https:'))).toEqual([])
    expect(policyOf({})).toEqual(expect.arrayContaining(["default-src 'none'", "font-src 'self'"]))
  })

  test('includes each host of its pixels once, for scripts, images and requests', () => {
    const scripts = ['https://pixels.example/a.js', 'https://pixels.example/b.js', 'https://other.example/c.js']
    const hosts = 'https://pixels.example https://other.example'
    expect(policyOf({}, { scripts, consent: 'opt-in' })).toEqual(
      expect.arrayContaining([
        `script-src 'self' 'sha256-boot' ${hosts}`,
        `img-src 'self' data: ${hosts}`,
        `connect-src 'self' ${hosts}`,
        "form-action 'self'",
      ]),
    )
  })

  test('includes the fingerprint provider and the hosts of calls', () => {
    const fingerprint = { script: 'https://fingerprint.example/agent.js', global: 'Agent' }
    const hosts = { ...site.hosts, api: { ...api, v1: 'https://api.example/v1' } }
    const policy = policyOf({ fingerprint, hosts })
    expect(policy).toContain("script-src 'self' 'sha256-boot' https://fingerprint.example")
    expect(policy).toContain("connect-src 'self' https://api.example https://fingerprint.example")
  })
})

test('a successful form may redirect to the main site and its mirrors on other hosts', () => {
  const { own: _, ...others } = { ...site.hosts, redirectHosts: ['mirror.powerplay.example'] }
  expect(policyOf({ hosts: others })).toContain(
    "form-action 'self' https://www.powerplay.example https://mirror.powerplay.example",
  )
  expect(policyOf({ hosts: { ...others, own } })).toContain("form-action 'self' https://mirror.powerplay.example")
})
