import { describe, expect, test } from 'vitest'
import { createKeeper } from '../../../src/landing/client/service-worker/keeper.ts'

const origin = 'https://landing.example'
const base = `${origin}/new-promo-ipl/`
const html = `<div id="root" data-modules="/new-promo-ipl/assets/main-1.js /new-promo-ipl/assets/hero-1.js" data-page="/new-promo-ipl/1win/page-0123456789ab.json">`

/** A fake cache storage, and a network that can be switched off. */
function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const asked: string[] = []
  const answers = new Map<string, Response>()
  const network = { isThere: true }
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  const openCache = async (name: string) => {
    const store = storeOf(name)
    return {
      match: async (url: string) => store.get(url)?.clone(),
      put: async (url: string, answer: Response) => void store.set(url, answer),
      keys: async () => [...store.keys()],
      delete: async (url: string) => store.delete(url),
    } as unknown as Cache
  }
  return {
    answers,
    asked,
    network,
    keptUrls: () =>
      [...stores].filter(([name]) => /-(documents|files)$/.test(name)).flatMap(([, store]) => [...store.keys()]),
    stores,
    scope: {
      origin,
      caches: {
        open: openCache,
        keys: async () => [...stores.keys()],
        delete: async (name: string) => stores.delete(name),
      },
      fetch: async (one: Request | string) => {
        const url = typeof one === 'string' ? one : one.url
        asked.push(url)
        if (!network.isThere) throw new TypeError('no connection')
        return answers.get(url)?.clone() ?? sent('')
      },
    },
  }
}

type Kind = {
  readonly status?: number
  readonly type?: string
  readonly redirected?: boolean
  readonly headers?: object
}

/** A response with `type` and `redirected`, which its constructor cannot set. */
function sent(body: string, { status = 200, type = 'basic', redirected = false, headers = {} }: Kind = {}): Response {
  const answer = new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
  const own = { type: { value: type }, redirected: { value: redirected } }
  const clone = () => sent(body, { status, type, redirected, headers })
  return Object.defineProperties(answer, { ...own, clone: { value: clone } })
}

const request = (url: string, mode = 'navigate', { method = 'GET', accept = '' } = {}) =>
  ({ url, method, mode, headers: new Headers(accept ? { accept } : {}) }) as Request

function keeperOf(version = 'v1') {
  const all = createFakeCaches()
  const lateFiles = ['/new-promo-ipl/assets/start-1.js']
  const keeper = createKeeper({ version, basePath: '/new-promo-ipl/', lateFiles }, all.scope)
  const ask = async (one: Request) => {
    const later: Promise<unknown>[] = []
    const answer = await keeper.respond(one, (work) => later.push(work))
    await Promise.all(later)
    return answer?.text()
  }
  return { ...all, keeper, ask }
}

describe('the service worker leaves to the browser', () => {
  test.each([
    ['another site', request('https://elsewhere.example/new-promo-ipl/1win')],
    ['addresses above the base path', request(`${origin}/api/v3/settings`)],
    ['calls below the base path', request(`${base}api/v3/registration`)],
    ['the admin', request(`${base}admin/`)],
    ['a submitted form', request(`${base}1win`, 'navigate', { method: 'POST' })],
    ['a file that is neither a document nor immutable', request(`${base}assets/favicon.svg`, 'no-cors')],
  ])('%s', (_, one) => {
    expect(keeperOf().keeper.respond(one, () => {})).toBeUndefined()
  })
})

describe('a document', () => {
  test('comes from the network and is cached with its files, without the query in its key', async () => {
    const { ask, answers, keptUrls } = keeperOf()
    answers.set(`${base}1win?click_id=c`, sent(html))
    expect(await ask(request(`${base}1win?click_id=c`))).toBe(html)
    expect(keptUrls()).toEqual([
      `${base}1win`,
      `${base}assets/main-1.js`,
      `${base}assets/hero-1.js`,
      `${base}1win/page-0123456789ab.json`,
    ])
  })

  test('comes from the cache when offline, whatever the query', async () => {
    const { ask, answers, network } = keeperOf()
    answers.set(`${base}1win`, sent(html))
    await ask(request(`${base}1win`))
    answers.set(`${base}1win`, sent('broken', { status: 500 }))
    expect(await ask(request(`${base}1win`))).toBe('broken')
    network.isThere = false
    expect(await ask(request(`${base}1win?value_1=o`))).toBe(html)
    await expect(ask(request(`${base}2win`))).rejects.toThrow('no connection')
  })

  test.each<[string, Kind]>([
    ['an error', { status: 404 }],
    ['a redirect', { type: 'opaqueredirect' }],
    ['a redirected response', { redirected: true }],
    ['a response of another site', { type: 'opaque' }],
    ['a response with no-store', { headers: { 'cache-control': 'no-store' } }],
    ['not a document', { headers: { 'content-type': 'application/json' } }],
  ])('is not cached if it is %s', async (_, kind) => {
    const { ask, answers, keptUrls } = keeperOf()
    answers.set(`${base}1win`, sent('something', kind))
    await ask(request(`${base}1win`))
    expect(keptUrls()).toEqual([])
  })

  test('with a private response is cached: the cache belongs to the visitor', async () => {
    const { ask, answers, keptUrls } = keeperOf()
    answers.set(
      `${base}1win`,
      sent(html, { headers: { 'cache-control': 'private, no-cache', 'content-type': 'text/html' } }),
    )
    await ask(request(`${base}1win`))
    expect(keptUrls()).toContain(`${base}1win`)
  })

  test('is also cached when the application fetches it', async () => {
    const { ask, answers, keptUrls } = keeperOf()
    answers.set(`${base}1win`, sent(html))
    await ask(request(`${base}1win`, 'cors', { accept: 'text/html' }))
    expect(keptUrls()).toContain(`${base}1win`)
  })

  test('evicts the oldest: at most thirty are cached', async () => {
    const { ask, answers, keptUrls } = keeperOf()
    for (let number = 0; number < 32; number++) {
      answers.set(`${base}l${number}`, sent('<p>'))
      await ask(request(`${base}l${number}`))
    }
    expect(keptUrls()).toHaveLength(30)
    expect(keptUrls()).not.toContain(`${base}l1`)
    expect(keptUrls()).toContain(`${base}l31`)
  })
})

describe('a file with a content hash in its name', () => {
  test('is fetched once', async () => {
    const { ask, asked, answers } = keeperOf()
    answers.set(`${base}assets/main-1.js`, sent('code'))
    expect(await ask(request(`${base}assets/main-1.js`, 'cors'))).toBe('code')
    expect(await ask(request(`${base}assets/main-1.js`, 'cors'))).toBe('code')
    expect(asked).toHaveLength(1)
  })

  test('that is not cached is fetched, so that an old worker does not block a new build', async () => {
    const { ask, answers } = keeperOf('old')
    answers.set(`${base}assets/main-2.js`, sent('new code'))
    expect(await ask(request(`${base}assets/main-2.js`, 'cors'))).toBe('new code')
  })

  test('that is missing is not cached', async () => {
    const { ask, answers, keptUrls } = keeperOf()
    answers.set(`${base}assets/main-1.js`, sent('gone', { status: 404 }))
    await ask(request(`${base}assets/main-1.js`, 'cors'))
    expect(keptUrls()).toEqual([])
  })
})

describe('a page’s precache request', () => {
  test('caches documents with their files, own files, and late files if requested', async () => {
    const { keeper, answers, keptUrls } = keeperOf()
    answers.set(`${base}1win`, sent(html))
    const foreign = 'https://elsewhere.example/new-promo-ipl/assets/x.js'
    const files = [`${base}assets/icons/star.svg`, foreign, `${origin}/api/x`]
    await keeper.keep({
      visited: '/new-promo-ipl/1win',
      linked: ['/api/docs', 'https://elsewhere.example/new-promo-ipl/'],
      files,
      withLateFiles: true,
    })
    expect(keptUrls()).toContain(`${base}assets/icons/star.svg`)
    expect(keptUrls()).toContain(`${base}assets/start-1.js`)
    expect(keptUrls().filter((url) => !url.startsWith(base))).toEqual([])
  })

  test('fetches nothing but the visited landing if the page asks for nothing else', async () => {
    const { keeper, asked } = keeperOf()
    await keeper.keep({ visited: '/new-promo-ipl/1win', linked: [], files: [], withLateFiles: false })
    expect(asked).toEqual([`${base}1win`])
  })
})

describe('a landing that is not cached, opened offline,', () => {
  const landing = (locale: string, title: string) =>
    `<html lang="${locale}"><title>${title}</title><body class="theme-x locale-${locale}">`
  const template = '<h1>Offline</h1><section{{hidden}}>{{landings}}</section>'

  function visitedOne() {
    const all = keeperOf()
    all.answers.set(`${base}1win`, sent(landing('hi', 'One &amp; only | Brand')))
    all.answers.set(`${base}2win`, sent(landing('hi', 'Two')))
    all.answers.set(`${base}2win?click_id=c`, sent(landing('hi', 'Two')))
    all.answers.set(`${base}assets/offline/hi.html`, sent(template))
    return all
  }

  test('shows the offline page in the language of the last landing, with what was visited, newest first', async () => {
    const { keeper, ask, network } = visitedOne()
    await keeper.keep({ visited: '/new-promo-ipl/1win', linked: [], files: [], withLateFiles: false })
    await ask(request(`${base}2win?click_id=c`))
    network.isThere = false
    expect(await ask(request(`${base}3win?value_1=o`))).toBe(
      '<h1>Offline</h1><section><li><a href="/new-promo-ipl/2win" lang="hi">Two</a></li>' +
        '<li><a href="/new-promo-ipl/1win" lang="hi">One &amp; only</a></li></section>',
    )
  })

  test('does not list landings that were only prefetched', async () => {
    const { keeper, ask, network } = visitedOne()
    const linked = ['/new-promo-ipl/2win']
    await keeper.keep({ visited: '/new-promo-ipl/1win', linked, files: [], withLateFiles: false })
    network.isThere = false
    expect(await ask(request(`${base}3win`))).not.toContain('Two')
    expect(await ask(request(`${base}2win`))).toContain('Two')
  })

  test('answers 503, and hides a list without landings', async () => {
    const { keeper, ask, network, stores } = visitedOne()
    await ask(request(`${base}1win`))
    stores.delete('landings-v1-visited')
    network.isThere = false
    const answer = await keeper.respond(request(`${base}3win`), () => {})
    expect(answer?.status).toBe(503)
    expect(await answer?.text()).toContain('<section hidden>')
  })

  test('stays a failure for the application, which then leaves the document', async () => {
    const { ask, network } = visitedOne()
    await ask(request(`${base}1win`))
    network.isThere = false
    await expect(ask(request(`${base}3win`, 'cors', { accept: 'text/html' }))).rejects.toThrow('no connection')
  })
})

test('deletes caches of other versions, but not other caches of the same origin', async () => {
  const { keeper, stores } = keeperOf('v2')
  for (const name of ['landings-v1-files', 'landings-v1-documents', 'landings-v2-files', 'main-site'])
    stores.set(name, new Map())
  await keeper.sweep()
  expect([...stores.keys()]).toEqual(['landings-v2-files', 'main-site'])
})
