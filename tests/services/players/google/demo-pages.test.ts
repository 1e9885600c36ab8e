import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { answerPage, pagePolicy, questionPage } from '../../../../src/services/players/google/demo-pages.ts'

const errand = { clientId: 'client', nonce: '', state: 'state', redirectUri: '/landing', loginHint: '' }
const partsOf = (page: string, element: string) =>
  [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text)

/** Runs the page's script with this opener, and returns what it did. */
function run(opener: unknown, redirectUri = '/landing') {
  const did: unknown[] = []
  const opened: Channel[] = []
  class Channel {
    onmessage = (_: object) => {}
    constructor() {
      opened.push(this)
    }
    postMessage(data: object) {
      did.push({ ...data })
    }
  }
  const page = answerPage({ ...errand, redirectUri }, 'token')
  const [, data = ''] = /id="answer">(.*?)<\/script>/.exec(page) ?? []
  const location = { origin: 'https://promo.example', replace: (href: string) => did.push(['replace', href]) }
  const elements: Record<string, unknown> = {
    answer: { textContent: data },
    onward: page.includes('id="onward"') ? { href: 'onward' } : null,
  }
  const window = { opener, close: () => did.push(['close']) }
  const [script = ''] = partsOf(page, 'script')
  runInNewContext(script, {
    window,
    location,
    document: { getElementById: (id: string) => elements[id] },
    BroadcastChannel: Channel,
    setInterval: (repeat: () => void) => repeat(),
  })
  return { did, hear: (data: object) => opened[0]?.onmessage({ data }) }
}

describe('the pages of the demo issuer', () => {
  test('run under their own policy', () => {
    const pages = [questionPage(errand, { email: '', name: '' }), answerPage(errand, 'token')]
    for (const text of pages.flatMap((page) => [...partsOf(page, 'style'), ...partsOf(page, 'script')])) {
      expect(pagePolicy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(pages.join('')).not.toMatch(/ style=| on[a-z]+=/)
  })

  test('repeat the token until the opener, a page of this server, has taken it', () => {
    const { did, hear } = run({ location: { origin: 'https://promo.example' } })
    const answer = { kind: 'answer', credential: 'token', state: 'state' }
    expect(did).toEqual([answer, answer])
    hear({ kind: 'taken', state: 'another' })
    expect(did).toEqual([answer, answer])
    hear({ kind: 'taken', state: 'state' })
    expect(did).toEqual([answer, answer, ['close']])
  })

  test('redirect if there is no opener, or a third-party one', () => {
    const foreign = {
      get location(): never {
        throw new Error('Blocked a frame with another origin')
      },
    }
    expect(run(null).did).toEqual([['replace', 'onward']])
    expect(run(foreign).did).toEqual([['replace', 'onward']])
    expect(run({ location: { origin: 'https://evil.example' } }).did).toEqual([['replace', 'onward']])
    expect(run(null, '').did).toEqual([])
  })
})
