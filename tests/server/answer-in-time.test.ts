import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerError } from '../../src/kernel/calls/error-handler.ts'
import { answerInTime } from '../../src/server/answer-in-time.ts'

const longest = 50
/** Together more than the system keeps for a connection. */
const parts = Array<Buffer>(32).fill(Buffer.alloc(1024 * 1024))

let app: FastifyInstance
beforeEach(async () => {
  app = fastify().setErrorHandler(answerError)
  answerInTime(app, longest)
  app.get('/never', () => new Promise(() => {}))
  app.get('/late', { handlerTimeout: 60_000 }, () => wait(3 * longest, 'late'))
  app.get('/large', () => Readable.from(parts))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const ask = async (url: string) => {
  const { port } = app.server.address() as AddressInfo
  const [answer] = await once(get({ port, host: '127.0.0.1', path: url, agent: false }), 'response')
  return answer
}

test('what is not answered in time is refused', async () => {
  const { statusCode, headers } = await ask('/never')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

test('a route may say that it takes longer', async () => {
  const answer = await ask('/late')
  expect([answer.statusCode, String(await answer.toArray())]).toEqual([200, 'late'])
})

test('who receives slowly gets all of it', async () => {
  const answer = await ask('/large')
  answer.pause()
  await wait(3 * longest)
  expect(Buffer.concat(await answer.toArray()).length).toBe(Buffer.concat(parts).length)
})
