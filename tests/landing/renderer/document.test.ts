import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { collectIcons } from '../../../scripts/build/icons.ts'
import { readTexts } from '../../../scripts/cli/registry.ts'
import { createPrerenderer, type RenderedPage } from '../../../src/landing/renderer/prerender.tsx'
import { findPage } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import { onThisMachine } from '../../machine.ts'
import { manifest, sources } from '../../shipped.ts'

const boot = 'boot()'
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

let render: (below: string) => Promise<RenderedPage>
beforeAll(async () => {
  const table = buildRouteTable(manifest)
  const { render: prerender } = await createPrerenderer({
    manifest,
    messages: readTexts(sources),
    services: [],
    icons: await collectIcons(manifest),
    iconFolder: '/new-promo-ipl/assets/icons/',
    faces: {},
    boot,
    application: ['assets/main.js'],
    untouched: 'assets/untouched.js',
    blockFiles: { hero: ['assets/hero.js'] },
    favicon: '/favicon.svg',
    hash,
    digest: (text) => hash(text).replace(/\W/g, '').slice(6, 18),
    shareImage: (theme) => `/assets/${theme}.jpg`,
  })
  render = async (below) => {
    const page = findPage(table, below)
    if (!page) throw new Error(`There is no page ${below}.`)
    return prerender(page)
  }
}, onThisMachine(30_000))

describe('a document', () => {
  test('has its language, and links the page in all other languages', async () => {
    const { html } = await render('hi/aviator-1')
    expect(html).toContain('<html lang="hi">')
    expect(html.match(/<link rel="alternate" hreflang="/g)).toHaveLength(13 + 1)
    expect(html).toContain(
      '<link rel="alternate" hreflang="pt-BR" href="https://www.powerplay.example/new-promo-ipl/pt/aviator-1">',
    )
    expect(html).toContain('<link rel="canonical" href="https://www.powerplay.example/new-promo-ipl/hi/aviator-1">')
    expect(html).toContain('<meta property="og:image" content="https://www.powerplay.example/assets/aviator.jpg">')
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain('Powerplay')
  })

  test('with a parameter has the parameter’s language, a canonical link without it, and is not indexed', async () => {
    const { html } = await render('aviator-1/te')
    expect(html).toContain('<html lang="te-IN">')
    expect(html).toContain('<link rel="canonical" href="https://www.powerplay.example/new-promo-ipl/te/aviator-1">')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(' parameter-te"')
    expect((await render('aviator-1/%22onload=')).html).toContain(' parameter-other"')
  })

  test('allows only its own inline style and script, by their hashes', async () => {
    const { html } = await render('land-mines')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`script-src 'self' '${hash(boot)}'`)
    expect(policy).toContain(`style-src '${hash(style)}'`)
    expect(policy).not.toContain('unsafe')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/\son[a-z]+=/)
  })

  test('has no render-blocking requests', async () => {
    const { html } = await render('1win')
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(html).not.toMatch(/<script[^>]*src=/)
    expect(html).toContain('data-modules="/new-promo-ipl/assets/main.js /new-promo-ipl/assets/hero.js"')
  })

  test('is reproducible', async () => {
    const first = await render('crazy-time')
    await render('hi/crazy-time')
    expect(await render('crazy-time')).toEqual(first)
  })

  test('formats amounts for market and language', async () => {
    expect((await render('1win')).html).toContain('₹30,000')
    expect((await render('pt/1win')).html).toContain('₹\u00A030.000')
    expect((await render('ru/1win')).html).toContain('30\u00A0000\u00A0₹')
  })

  test('contains the legal age, the law, the conditions and help on every landing', async () => {
    for (const below of ['', 'aviator-1', 'chennai-vs-delhi', 'reg-form', 'world-cup-giveaway/terms']) {
      const { html } = await render(below)
      expect(html).toContain('<p class="age-sign">18+</p>')
      expect(html).toContain('https://telemanas.mohfw.gov.in')
      expect(html).toContain('Demonstration')
    }
  })

  test('has no overlay on preloader pages, a form on form pages, a dialog on all others', async () => {
    expect(JSON.parse((await render('4ra-preloader')).data).loadingOverlay).toBe(false)
    expect(JSON.parse((await render('1win')).data).loadingOverlay).toBe(true)
    expect((await render('reg-form')).html).not.toContain('<dialog')
    expect((await render('1win')).html).toContain('<dialog')
  })
})

describe('the data of a page', () => {
  test('contains only its own texts, parsed if they have values', async () => {
    const { texts } = JSON.parse((await render('chennai-vs-delhi')).data)
    expect(texts['ui.match.versus']).toBe('vs')
    expect(texts['ui.wheel.sound-on']).toBeUndefined()
    expect(texts['crash.headline']).toBeUndefined()
    expect(texts['button.register-percent']).toBeInstanceOf(Array)
    for (const text of Object.values(texts)) if (typeof text === 'string') expect(text).not.toMatch(/[{}]/)
  })

  test('contains every dialog reachable from its own', async () => {
    const { otherDialogs } = JSON.parse((await render('aviator-1')).data)
    expect(otherDialogs.map(({ name }: { name: string }) => name)).toEqual([
      'AuthNewCustomDialog',
      'resetPassword',
      'auth',
      'WheelsRegistration',
    ])
  })
})
