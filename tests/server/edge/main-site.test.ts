import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../../src/contract/index.ts'
import { escapeHtml } from '../../../src/rules/escape-html.ts'
import { isCasinoScreen } from '../../../src/rules/main-site/casino-place.ts'
import { isSportsScreen } from '../../../src/rules/main-site/sports-place.ts'
import { manifest } from '../../shipped.ts'
import { writeSite } from './rendered-site.ts'
import { cookiesOf, live, serve, serveOn, textOf, writeBuild } from './served.ts'

const { sections = [], site } = manifest ?? {}
const locales = site?.locales ?? []

const root = writeSite()
const { get, app } = await serveOn(root)
afterAll(() => app.close())
const page = { accept: 'text/html,*/*' }

const links = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
const headline = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

describe('the home page', () => {
  test('is words and links in the document, for readers without any script', async () => {
    const { statusCode, headers, body } = await get('/')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect(String(headers['vary'])).toContain('Cookie')
    expect(headline(body)).toBe('Everything to play, in one place')
    expect(links(body)).toEqual(expect.arrayContaining(['/casino', '/sports', '/live', '/deposit-withdraw', '/rules']))
    expect(body).toContain(textOf('market.india.status').replaceAll('’', '’'))
    expect(body).toContain('18+')
    expect(body).toContain(textOf('ui.page.demo'))
  })

  test.each([
    ['/hi', 5],
    ['/hi/deposit-withdraw', 5],
  ])('%s allows its own %i styles and its script by their hashes, and nothing inline besides', async (place, count) => {
    const { body } = await get(place)
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1]?.replaceAll('&#39;', "'") ?? ''
    const styles = Array.from(body.matchAll(/<style>(.*?)<\/style>/gs), ([, style = '']) => style)
    expect(styles).toHaveLength(count)
    const boot = /<script>(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash(boot)}`,
      ['style-src', ...styles.map(hash)].join(' '),
      "img-src 'self' data:",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(body.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })

  test('is compressed, small, and sent once', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('br')
    expect(rawPayload.length).toBeLessThanOrEqual(14_000)
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>')
    const again = await get('/', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/', {}, 'HEAD')).body).toBe('')
  })
})

describe('every section', () => {
  test.each(sections.map(({ path }) => path))('%s says what it is, and leads to its group', async (path) => {
    const { statusCode, body } = await get(path)
    const { name = '', description = '', area, screen } = sections.find((one) => one.path === path) ?? {}
    expect(statusCode).toBe(200)
    if (path !== '/') expect(headline(body)).toBe(escapeHtml(textOf(name)).replaceAll('&#39;', '&#x27;'))
    expect(body).toContain(textOf(description).replace('{brand}', 'Powerplay'))
    // Pages of the sportsbook lead to the same place in each other, those of the casino to its lobbies and games.
    if (isCasinoScreen(screen)) return expect(links(body)).toContain(`/${path.split('/')[1]}`)
    const siblings = sections.filter(
      (one) => one.area === area && one.path !== path && !isSportsScreen(one.screen) && !isCasinoScreen(one.screen),
    )
    expect(links(body)).toEqual(expect.arrayContaining(siblings.map((one) => one.path)))
  })

  test.each(locales)('is there in $code', async ({ code, tag }) => {
    const prefix = code === 'en' ? '' : `/${code}`
    const { statusCode, body } = await get(`${prefix}/casino/blackjack`, { 'sec-fetch-site': 'same-origin' })
    expect([statusCode, headline(body)]).toEqual([200, textOf('section.casino-blackjack', code)])
    expect(body).toMatch(new RegExp(`<html lang="${tag}"`))
    expect(body).toContain(textOf('site.about.casino', code))
    expect(links(body)).toEqual(
      expect.arrayContaining(
        locales
          .map((one) => one.code)
          .filter((one) => one !== 'en')
          .map((one) => `/${one}/casino/blackjack`),
      ),
    )
  })

  test('leads to a landing that has its game', async () => {
    const { body } = await get('/hi/casino/slot/mines', { 'sec-fetch-site': 'same-origin' })
    expect(links(body)).toContain('/new-promo-ipl/hi/land-mines')
  })

  test('a slash at the end is the same section', async () => {
    expect(headline((await get('/casino/')).body)).toBe('Casino')
  })
})

describe('the cashier', () => {
  const inRussian = { 'sec-fetch-site': 'same-origin' }

  test('shows visitors how they could pay in their market, and the way in', async () => {
    const { body } = await get('/deposit-withdraw')
    const shown = body.replace(/<script.*/s, '')
    expect(shown).toMatch(/UPI<\/b><small>₹500 – ₹2,50,000<.*Cubix<\/b><small>₹2,000 – ₹2,50,000</)
    expect(shown).toContain(textOf('site.cashier.group.cryptocurrency'))
    expect(links(body).some((href) => href.endsWith('?back=/deposit-withdraw#BasicRegistration'))).toBe(true)
    expect(shown).not.toContain(textOf('site.shell.soon'))
  })

  test('shows those of another country, in its currency', async () => {
    const { get: fromBrazil } = await serve(root, { countryOf: () => 'BR' })
    const { body } = await fromBrazil('/deposit-withdraw')
    expect(body).toMatch(/Pix<\/b><small>R\$30 – R\$50,000</)
  })

  test.each(['/deposit-withdraw', '/history/deposits', '/history/payments'])(
    'says to players without JavaScript what %s needs',
    async (path) => {
      const { body } = await get(`/ru${path}`, { ...inRussian, cookie: 'signed_in=1' })
      expect(body).toContain(`<noscript><p class="problem">${textOf('site.tool.no-script', 'ru')}</p></noscript>`)
    },
  )

  test('brings its texts to its own pages alone', async () => {
    const player = { cookie: 'signed_in=1' }
    expect((await get('/deposit-withdraw', player)).body).toContain('site.cashier.choose')
    expect((await get('/casino', player)).body).not.toContain('site.cashier.')
  })
})

describe('languages', () => {
  test('a visitor is led to their own, with the query, and it is remembered', async () => {
    const { statusCode, headers } = await get('/casino?click_id=c1', { 'accept-language': 'hi-IN,hi;q=0.9' })
    expect([statusCode, headers.location]).toEqual([302, '/hi/casino?click_id=c1'])
    const answer = await get('/hi/casino?click_id=c1')
    expect(cookiesOf(answer)).toMatchObject({ i18n_lang: ['hi', 31_536_000], click_id: ['c1', 604_800] })
    expect(cookiesOf(await get('/hi/casino', { cookie: 'i18n_lang=hi' }))).toEqual({})
  })

  test('a link to the default language is followed', async () => {
    const headers = { cookie: 'i18n_lang=hi', 'sec-fetch-site': 'same-origin', referer: 'http://localhost/hi/casino' }
    expect((await get('/casino', headers)).statusCode).toBe(200)
  })
})

describe('an address that does not exist', () => {
  test.each([
    ['/nowhere', 'en', {}],
    ['/hi/nowhere', 'hi', {}],
    ['/casino/nothing/here', 'th', { cookie: 'i18n_lang=th' }],
    ['/%3Cscript%3E', 'pt', { 'accept-language': 'pt-BR' }],
  ])('%s is answered in %s, and leads on', async (path, locale, headers) => {
    const { statusCode, body, headers: sent } = await get(path, { ...page, ...headers })
    expect([statusCode, sent['cache-control']]).toEqual([404, 'no-store'])
    expect(headline(body)).toBe(textOf('ui.status.not-found-title', locale))
    expect(body).toContain(textOf('ui.status.not-found', locale))
    expect(links(body)).toEqual(expect.arrayContaining([locale === 'en' ? '/' : `/${locale}`]))
    expect(body).toContain('<meta name="robots" content="noindex">')
  })

  test('is JSON for programs, and that of the landings below their path', async () => {
    expect((await get('/nowhere')).json()).toMatchObject({ statusCode: 404 })
    expect((await get('/new-promo-ipl/nobody', page)).body).toContain('http-equiv="refresh"')
  })

  test('is the answer to other methods, too', async () => {
    expect((await get('/casino', page, 'POST')).statusCode).toBe(404)
  })
})

test('an error is shown on a page of the main site, which leads on', async () => {
  const broken = await serve(root, {
    prepare: (app) => {
      app.addHook('onRequest', async () => {
        throw new Error('A secret of the server')
      })
    },
  })
  const { statusCode, body } = await broken.get('/hi/casino', page)
  expect([statusCode, headline(body)]).toEqual([500, textOf('ui.status.error', 'hi')])
  expect(body).toContain(textOf('site.shell.failed', 'hi'))
  expect(body).not.toContain('secret')
})

describe('ways in', () => {
  const signUp = '/new-promo-ipl/landwelcome?back=/casino'

  test('are the dialogs of the landing that the site names, and lead back to the section', async () => {
    const { body } = await get('/casino')
    const [up, enter] = [`${signUp}#BasicRegistration`, '/new-promo-ipl/landwelcome?dialog=auth&amp;back=/casino#auth']
    expect(links(body)).toEqual(expect.arrayContaining([up, enter]))
  })

  test.each([
    ['/casino?auth=true&click_id=c1', '/new-promo-ipl/landwelcome?dialog=auth&back=%2Fcasino&click_id=c1#auth'],
    ['/hi/?show_reg=true', '/new-promo-ipl/hi/landwelcome?back=%2F#BasicRegistration'],
    ['/login', '/new-promo-ipl/landwelcome?dialog=auth&back=%2F#auth'],
  ])('%s opens one at once', async (asked, location) => {
    const { statusCode, headers } = await get(asked)
    expect([statusCode, headers.location]).toEqual([302, location])
  })

  test('are not for somebody who may be signed in', async () => {
    const headers = { cookie: 'signed_in=1' }
    expect((await get('/login', headers)).headers.location).toBe('/')
    const { statusCode, body } = await get('/casino?auth=true', headers)
    expect(statusCode).toBe(200)
    expect(links(body).filter((href) => href.includes('landwelcome'))).toEqual([])
    expect(body).toContain(textOf('site.player.account'))
    expect((await get('/casino')).body).not.toContain(textOf('site.player.account'))
  })

  test('somebody who has just registered is welcomed in the document', async () => {
    const welcome = textOf('site.player.welcome')
    const seen = async (asked: string, headers = {}) => (await get(asked, headers)).body.includes(`<p>${welcome}</p>`)
    expect(await seen('/casino?newReg=true', { cookie: 'signed_in=1' })).toBe(true)
    expect(await seen('/casino', { cookie: 'signed_in=1' })).toBe(false)
    expect(await seen('/casino?newReg=true')).toBe(false)
  })
})

describe('the theme', () => {
  test('is dark, until the visitor chooses the light one', async () => {
    expect((await get('/casino')).body).toContain('class="dark"')
    const chosen = await get('/casino?theme=light&click_id=c1')
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/casino?click_id=c1'])
    expect(cookiesOf(chosen)).toEqual({ theme: ['light', 31_536_000] })
    const { body } = await get('/casino', { cookie: 'theme=light' })
    expect(body).toContain('class="light"')
    expect(links(body)).toContain('/casino?theme=dark')
  })

  test('is one of the two', async () => {
    expect((await get('/casino?theme=pink')).statusCode).toBe(200)
    expect((await get('/casino', { cookie: 'theme=pink' })).body).toContain('class="dark"')
  })
})

describe('the law', () => {
  test('is that of the visitor’s country', async () => {
    const { get: fromBrazil } = await serve(root, { countryOf: () => 'BR' })
    expect((await fromBrazil('/')).body).toContain('CVV, call 188')
  })

  test('closes a live site for the visitors of a closed market, with the way on', async () => {
    const liveHere = (records: Manifest) => {
      const { site: own, ...others } = live(records)
      return { ...others, site: { ...own, hosts: { ...own.hosts, own: own.hosts.mainSite } } }
    }
    const { get: fromIndia } = await serve(writeSite(liveHere), { countryOf: () => 'IN' })
    const { statusCode, body } = await fromIndia('/hi/casino')
    expect([statusCode, headline(body)]).toEqual([403, textOf('ui.status.denied', 'hi')])
    expect(body).toContain(textOf('ui.notice.country-blocked', 'hi'))
    expect(body).toContain(textOf('market.india.status', 'hi'))
    expect(links(body)).toContain('mailto:support@powerplay.example')
  })
})

test.each(['/', '/casino', '/casino/slots', '/casino?search=tiger', '/sports', '/deposit-withdraw'])(
  'the first screen of %s is waited for only if the document has it',
  async (place) => {
    const { body } = await get(place)
    expect(body.includes('blocking="render"')).toBe(body.includes('id="first-screen"'))
  },
)

test('the home page and the casino are painted with their whole first screen', async () => {
  for (const place of ['/', '/casino'])
    expect((await get(place)).body).toContain('<link rel="expect" href="#first-screen" blocking="render">')
})

describe('where the main site is on another host', () => {
  const elsewhere = (records: Manifest): Manifest => ({
    ...records,
    site: { ...records.site, hosts: { ...records.site.hosts, mainSite: 'casino.example' } },
  })

  test('nothing of it is here', async () => {
    const { get: ask } = await serve(writeSite(elsewhere))
    expect((await ask('/?a=1')).headers.location).toBe('/new-promo-ipl/?a=1')
    for (const path of ['/casino', '/hi', '/login']) expect((await ask(path, page)).body).not.toContain('id="page"')
    expect((await ask('/new-promo-ipl/nobody', page)).body).toContain('url=https://casino.example/')
  })
})

test('a build without its renderer still leads to the landings', async () => {
  const { get: ask } = await serve(writeBuild())
  expect((await ask('/')).headers.location).toBe('/new-promo-ipl/')
  expect((await ask('/nowhere', page)).statusCode).toBe(404)
})

describe('the casino', () => {
  const titles = (html: string) => [...html.matchAll(/<span class="game-name">(.*?)<\/span>/g)].map(([, name]) => name)

  test('shows games by their names, and leads to each of them', async () => {
    const { body } = await get('/casino/slots')
    expect(titles(body)).toEqual(expect.arrayContaining(['Lucky Tiger', 'Gem Slots']))
    expect(links(body)).toEqual(expect.arrayContaining(['/casino/slot/fortune-tiger', '/casino/game/orchard-seven']))
  })

  test('is searched, filtered and sorted by addresses', async () => {
    expect(titles((await get('/casino?search=tiger')).body)).toContain('Lucky Tiger')
    expect(titles((await get('/casino?search=tiger')).body)).not.toContain('Aviator')
    const byName = titles((await get('/casino/slots?sort=title')).body)
    expect(byName).toEqual([...byName].sort())
    const { body } = await get('/casino?search=%3Cscript%3E')
    expect(titles(body)).toEqual([])
    expect(body).toContain('value="&lt;script&gt;"')
  })

  test('has the page of a game, in the colours of its theme', async () => {
    const { body } = await get('/casino/slot/aviator')
    expect(headline(body)).toBe('Aviator')
    expect(body).toContain(textOf('site.rules.crash'))
    expect(body).toContain('.theme-aviator{')
    expect(body).toContain(`--scene:url("data:image/svg+xml,%3Csvg fill='%23fff'/%3E")`)
  })

  test.each(['/casino/game/nothing', '/casino/game/aviator', '/casino/slot/nothing', '/casino/slots/game/dice'])(
    '%s is not found',
    async (path) => expect((await get(path, page)).statusCode).toBe(404),
  )
})
