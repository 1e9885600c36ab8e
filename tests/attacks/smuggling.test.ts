import { afterAll, beforeAll, describe, expect } from 'vitest'
import { proof } from '../proof/proof.ts'
import { sendRaw } from './raw.ts'
import { openTarget, type Target } from './target.ts'

/** A second request, hidden in what a proxy takes for the body of the first. */
const hidden = 'GET /api/v1/settings?with=hidden HTTP/1.1\r\nhost: x\r\n\r\n'
const post = 'POST /api/v1/bonuses/promo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

/** In each of these, two parsers may disagree about the end of the first request. */
const doubtful = {
  'a length and chunks': `${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and a length': `${post}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${post}content-length: 0\r\ncontent-length: 60\r\n\r\n${hidden}`,
  'a length with a sign': `${post}content-length: +0\r\n\r\n${hidden}`,
  'a negative length': `${post}content-length: -1\r\n\r\n${hidden}`,
  'a length in hex': `${post}content-length: 0x0\r\n\r\n${hidden}`,
  'chunks under another name': `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks twice': `${post}transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  'a space before the colon': `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a folded header': `${post}x: a\r\n transfer-encoding: chunked\r\n\r\n${hidden}`,
  'a chunk of no number': `${post}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`,
  'a chunk that is longer than it says': `${post}transfer-encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n${hidden}`,
  'a line that ends without its return': `GET /healthz HTTP/1.1\nhost: x\n\n${hidden}`,
  'a null in a header': `GET /healthz HTTP/1.1\r\nhost: x\r\na: b\0c\r\n\r\n${hidden}`,
  'no host': `GET /healthz HTTP/1.1\r\n\r\n${hidden}`,
}

describe('Request smuggling', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(() => target.close())

  proof(
    `A second request is hidden where two servers may disagree about the end of the first: ${Object.keys(doubtful).join(', ')}`,
    'one response, and the connection is closed; the hidden request is not answered',
    async () => {
      const address = await target.listen()
      const seen = new Map<string, string[]>()
      for (const [name, bytes] of Object.entries(doubtful)) {
        const { text } = await sendRaw(address, [bytes])
        const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '')
        seen.set(name, statuses)
        expect([name, text.includes('"default_currency"')]).toEqual([name, false])
        expect([name, statuses.length]).toEqual([name, 1])
      }
      const statuses = new Set([...seen.values()].flat())
      expect([...statuses].toSorted()).toEqual(['400', '401'])
      return `400, or 401 for a call of players, and closed, ${seen.size} times`
    },
  )
})
