import { afterAll, beforeAll, describe, expect } from 'vitest'
import { onThisMachine } from '../machine.ts'
import { proof } from '../proof/proof.ts'
import { sendRaw, statusOf } from './raw.ts'
import { openTarget, type Target } from './target.ts'

/** Generous for a response, but short compared with an attack that succeeds. */
const atOnce = 1500

describe('Requests that exhaust resources', () => {
  let target: Target
  let address: URL
  beforeAll(async () => {
    target = await openTarget()
    address = await target.listen()
    // The first landing also waits until the code that renders it has been loaded.
    await target.call('GET', landing())
  })
  afterAll(() => target.close())

  const landing = () => `${target.basePath}aviator-1`
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    target.app.inject({
      method: 'POST',
      url: '/api/v3/registration',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  /** The response, which must arrive quickly. */
  async function quickly<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const started = performance.now()
    const answer = await ask()
    expect(performance.now() - started).toBeLessThan(onThisMachine(atOnce))
    return answer
  }

  proof('A body of 65 KB to a call, a form of 65 KB to a landing', 'both are refused as too large', async () => {
    const large = 'x'.repeat(65 * 1024)
    const call = await post(JSON.stringify({ username: large }))
    const form = await target.app.inject({
      method: 'POST',
      url: landing(),
      payload: `dialog=Register&email=${large}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([call.statusCode, form.statusCode]).toEqual([413, 413])
    return `${call.statusCode}, ${form.statusCode}`
  })

  proof('JSON nested 30,000 deep, and 6,000 keys in one object', 'refused at once', async () => {
    const deep = `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const wide = `{${Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join(',')}}`
    const answers = [await quickly(() => post(deep)), await quickly(() => post(wide))]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    return '400, 400, each at once'
  })

  proof(
    'Cookies of 60,000 spaces, between names and within values; 60,000 empty cookies, and 8,000',
    'the landing, at once',
    async () => {
      const spaces = ' '.repeat(60_000)
      const names = Array.from({ length: 8000 }, (_, index) => `c${index}=1`).join(';')
      const statuses: number[] = []
      for (const cookie of [`x;${spaces}y`, `a${spaces}b`, `a=b${spaces}c`, `${';'.repeat(60_000)}`, names]) {
        statuses.push((await quickly(() => target.call('GET', landing(), undefined, { cookie }))).statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200])
      return '200, 5 times, each at once'
    },
  )

  proof('A query with 20,000 names, to a landing, to a missing page, and to a call', 'an answer at once', async () => {
    const query = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join('&')
    const statuses: number[] = []
    for (const url of [landing(), `${target.basePath}nobody`, '/api/v1/settings']) {
      statuses.push((await quickly(() => target.call('GET', `${url}?${query}`))).statusCode)
    }
    expect(statuses).toEqual([200, 404, 400])
    return `${statuses.join(', ')}, each at once`
  })

  proof('3,000 languages and 3,000 encodings in the headers', 'the landing, at once', async () => {
    const headers = {
      'accept-language': 'hi;q=0.1,'.repeat(3000) + ' '.repeat(20_000),
      'accept-encoding': 'br;q=0,'.repeat(3000),
    }
    const { statusCode } = await quickly(() => target.call('GET', landing(), undefined, headers))
    expect(statusCode).toBe(302)
    return `${statusCode}, at once`
  })

  proof('A header of 70 KB, and 8,000 headers', 'the connection is closed after one answer', async () => {
    const start = `GET ${landing()} HTTP/1.1\r\nhost: localhost\r\n`
    const long = await sendRaw(address, [`${start}x: ${'a'.repeat(70 * 1024)}\r\n\r\n`])
    const many = await sendRaw(address, [
      start + Array.from({ length: 8000 }, (_, index) => `x${index}: abcd\r\n`).join(''),
      '\r\n',
    ])
    expect([statusOf(long.text), statusOf(many.text)]).toEqual([431, 431])
    return '431, 431'
  })

  proof(
    'One byte of the headers every second; one byte of the body every second; nothing at all',
    'clients that do not send headers within 10 s, or a body within 20 s, are disconnected; others are answered',
    async () => {
      const drops = Array.from({ length: 60 }, () => 'x')
      const head = `POST /api/v3/registration HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
      const slow = [
        sendRaw(address, ['GET / HTTP/1.1\r\nhost: localhost\r\nx: ', ...drops], { every: 1000 }),
        sendRaw(address, [`${head}content-length: 1000\r\n\r\n`, ...drops], { every: 1000 }),
        sendRaw(address, ['']),
      ]
      const meanwhile = await quickly(() => fetch(new URL('/healthz', address)))
      const ended = await Promise.all(slow)
      expect([meanwhile.status, ...ended.map(({ text }) => statusOf(text))]).toEqual([200, 408, 503, 408])
      const seconds = ended.map((one) => one.seconds)
      const most = [15, 36, 15]
      for (const [index, time] of seconds.entries()) expect(time).toBeLessThan(most[index] ?? 0)
      return '408, 503, 408, each connection closed in time; 200 for the others'
    },
  )
})
