import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { live, serve, textOf, writeBuild } from './served.ts'

const base = '/new-promo-ipl/'
const failing = {
  countryOf: () => {
    throw new Error('The table of countries is gone.')
  },
}

describe('a page that does not exist', () => {
  test('answers 404, and leads to the main site with the query', async () => {
    const { get } = await serve(writeBuild(live))
    const { statusCode, headers, body } = await get(`${base}nobody?a=1&b="><script>&fdom=evil.example`)
    const onward = 'https://www.powerplay.example/?a=1&amp;b=%22%3E%3Cscript%3E&amp;fdom=evil.example'
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(body).toContain('<title>404 Not Found</title>')
    expect(body).toContain('This page could not be found')
    expect(body).toContain(`<meta http-equiv="refresh" content="5;url=${onward}">`)
    expect(body).toContain(`href="${onward}">Go to the main site</a>`)
    expect(body).not.toContain('<script')
  })

  test('leads to the main site on this server', async () => {
    const { get } = await serve()
    const { body } = await get(`${base}hi/nobody?a=1`)
    expect(body).toContain('content="5;url=/hi?a=1"')
  })

  test.each([
    ['hi', {}],
    ['', { cookie: 'i18n_lang=th' }],
    ['', { 'accept-language': 'pt-BR,pt;q=0.9' }],
  ])('answers in the visitor’s language: %s %j', async (prefix, headers) => {
    const { get } = await serve()
    const { body } = await get(`${base}${prefix && `${prefix}/`}nobody`, headers)
    const locale = { hi: 'hi', '': 'cookie' in headers ? 'th' : 'pt' }[prefix] as string
    expect(body).toContain(textOf('ui.status.not-found-title', locale))
    expect(body).toContain(textOf('ui.status.not-found', locale))
    expect(body).toContain(`href="/${locale}"`)
  })

  test('is the answer to all methods but GET and HEAD', async () => {
    const { get } = await serve()
    expect((await get(`${base}aviator-1`, {}, 'POST')).statusCode).toBe(404)
    expect((await get(`${base}aviator-1`, { 'content-type': 'text/plain' }, 'PUT')).body).toContain('404 Not Found')
  })

  test('is a page for people, and JSON for programs', async () => {
    const { get } = await serve()
    expect((await get('/elsewhere', { accept: 'text/html,*/*' })).body).toContain('404 Not Found')
    expect((await get('/elsewhere')).json()).toMatchObject({ statusCode: 404 })
    expect((await get('/api/v1/nothing', { accept: 'application/json' })).json()).toMatchObject({ statusCode: 404 })
  })

  test('includes the 404 page itself', async () => {
    const { get } = await serve()
    expect((await get(`${base}_pages/en/404.html`)).statusCode).toBe(404)
  })

  test('allows its own style by its hash, and nothing else', async () => {
    const { get } = await serve()
    const { body } = await get(`${base}nobody`)
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1]
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'none'; base-uri 'none'`,
    )
    expect(body).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })
})

describe('an internal error', () => {
  test('is shown in the visitor’s language, and leads to the main site with the query', async () => {
    const { get } = await serve(undefined, {
      prepare: (app) => {
        app.addHook('onRequest', async () => {
          throw new Error('An unknown middleware failed.')
        })
      },
    })
    const { statusCode, headers, body } = await get(`${base}hi/aviator-1?a=1`)
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(body).toContain(`<title>${textOf('ui.status.error', 'hi')}</title>`)
    expect(body).toContain('content="5;url=/hi?a=1"')
    expect(body).not.toContain('middleware')
  })

  test('that also affects the error page still leads home', async () => {
    const { get } = await serve(undefined, failing)
    const { statusCode, body } = await get(`${base}aviator-1`)
    expect(statusCode).toBe(500)
    expect(body).toContain('An error occurred while showing the error page')
    expect(body).toContain('<a href="/new-promo-ipl/">To the start page</a>')
  })

  test('whatever is missing', async () => {
    const root = writeBuild()
    rmSync(path.join(root, 'new-promo-ipl/_pages'), { recursive: true })
    writeFileSync(path.join(root, 'texts.json'), '{}')
    const { get } = await serve(root)
    const { statusCode, body } = await get(`${base}hi/nobody`)
    expect(statusCode).toBe(404)
    expect(body).toContain('This page could not be found')
    expect(body).toContain('<a href="/new-promo-ipl/">To the start page</a>')
  })

  test('is JSON for programs', async () => {
    const { get } = await serve(undefined, {
      prepare: (app) => {
        app.get('/api/fails', () => {
          throw new Error('secret')
        })
      },
    })
    const { statusCode, body } = await get('/api/fails')
    expect([statusCode, body.includes('secret')]).toEqual([500, false])
  })
})

test('before the first build every address is missing', async () => {
  const root = writeBuild()
  rmSync(path.join(root, 'manifest.json'))
  const { get } = await serve(root)
  expect((await get(`${base}nobody`)).statusCode).toBe(404)
})
