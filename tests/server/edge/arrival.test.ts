import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountEdge } from '../../../src/server/edge/mount-edge.ts'
import { createWhoIsSignedIn } from '../../../src/server/edge/who-is-signed-in.ts'
import { readPublished } from '../../../src/server/published.ts'
import { databases } from '../../kernel/databases.ts'
import { openTestServices, type TestServices } from '../../services/test-services.ts'
import { visitorOf } from '../../services/visitor.ts'
import { live, serve, textOf, writeBuild } from './served.ts'

const main = '/main-site/www.powerplay.example'

describe('the stand-in for the main site', () => {
  test('names the section, in the language of the path, and leads back', async () => {
    const { get } = await serve()
    const { statusCode, headers, body } = await get(`${main}/hi/casino/slot/aviator`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain('<html lang="hi">')
    expect(body).toContain(`<dd>${textOf('section.casino-slot-aviator', 'hi')} (`)
    expect(body).toContain('<a class="button button-main" href="/new-promo-ipl/hi">')
    expect(body).toContain(textOf('ui.arrival.nobody', 'hi'))
    expect(body).not.toContain(textOf('ui.arrival.came-along', 'hi'))
  })

  test('shows the parameters of the visit', async () => {
    const { get } = await serve()
    const query = 'bonus=casino&newReg=true&welcomeme=1&auth=true&show_reg=true&value_1=o1&click_id=c1'
    const { body } = await get(`${main}/?${query}`, { cookie: 'partner_id=p2' })
    for (const said of [
      '<dd>Home (',
      '<dt>Chosen bonus</dt><dd>casino</dd>',
      '<dt>New account</dt><dd>yes</dd>',
      '<dt>Welcome offer</dt><dd>yes</dd>',
      'Sign-in would open at once',
      'Sign-up would open at once',
      '<dt>Campaign</dt><dd>click_id=c1, offer_id=o1, partner_id=p2</dd>',
      '<dt>Language</dt><dd>English</dd>',
    ]) {
      expect(body).toContain(said)
    }
  })

  test('shows the home page for an unknown section', async () => {
    const { get } = await serve()
    expect((await get(`${main}/nowhere`)).body).toContain('<dd>Home (www.powerplay.example/nowhere)</dd>')
  })

  test('escapes all parameters', async () => {
    const { get } = await serve(undefined, { whoIsSignedIn: async () => '<img src=x>' })
    const { body } = await get(`${main}/<script>/"'?bonus=<script>alert(1)</script>&value_1="><b>`)
    expect(body).not.toContain('<script')
    expect(body).not.toContain('<img src=x>')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).toContain('&lt;img src=x&gt;')
  })

  test.each(['/main-site/evil.example/', '/main-site/www.powerplay.example.evil.example/', '/main-site/'])(
    '%s is nobody’s',
    async (path) => {
      const { get } = await serve()
      const { statusCode, body } = await get(path)
      expect([statusCode, body.includes('404 Not Found')]).toEqual([404, true])
    },
  )

  test('works for mirrors, too, and answers only GET and HEAD', async () => {
    const { get } = await serve()
    expect((await get('/main-site/mirror.powerplay.example/sports')).statusCode).toBe(200)
    expect((await get(`${main}/sports`, {}, 'HEAD')).body).toBe('')
    expect((await get(`${main}/sports`, {}, 'POST')).statusCode).toBe(404)
  })

  test('does not exist on a live site', async () => {
    const { get } = await serve(writeBuild(live))
    expect((await get(`${main}/`)).statusCode).toBe(404)
  })

  test('treats a visitor as signed out if the look-up fails', async () => {
    const { get } = await serve(undefined, { whoIsSignedIn: () => Promise.reject(new Error('gone')) })
    expect((await get(`${main}/`)).body).toContain('Nobody is signed in')
  })
})

describe.each(databases)('who has arrived, by %s', (database) => {
  let platform: TestServices
  beforeAll(async () => {
    platform = await openTestServices(database)
    const root = writeBuild()
    await mountEdge(platform.app, {
      root,
      published: readPublished(root),
      countryOf: () => undefined,
      whoIsSignedIn: createWhoIsSignedIn(platform.services),
    })
  })
  afterAll(() => platform.close())
  const arrive = async (visitor: ReturnType<typeof visitorOf>) => (await visitor.call('GET', `${main}/`)).body

  test('is named while the session lasts, without changing it', async () => {
    const visitor = visitorOf(platform)
    expect(await arrive(visitor)).toContain('Nobody is signed in')
    const { username } = await visitor.register()
    expect(await arrive(visitor)).toContain(`Signed in as: ${username}`)
    expect(await arrive(visitor)).toContain(`Signed in as: ${username}`)
    expect((await visitor.call('POST', '/api/v3/oauth/refresh', {})).statusCode).toBe(200)
    expect(await arrive(visitor)).toContain(`Signed in as: ${username}`)
    platform.clock.now += 31 * 24 * 3600 * 1000
    expect(await arrive(visitor)).toContain('Nobody is signed in')
  })

  test('is unknown with a used or invalid token', async () => {
    const visitor = visitorOf(platform)
    await visitor.register()
    const spent = visitor.cookies.get('refresh_token') ?? ''
    await visitor.call('POST', '/api/v3/oauth/refresh', {})
    for (const token of [spent, 'invented']) {
      visitor.cookies.set('refresh_token', token)
      expect(await arrive(visitor)).toContain('Nobody is signed in')
    }
  })
})
