import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'

const token = 'a-token-of-some-length'

let folder = ''
let app: FastifyInstance
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'operations-'))
  cpSync(path.join(inject('smallSite'), 'manifest.json'), path.join(folder, 'manifest.json'))
  const places = { OUT_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent' }
  app = await createApp(readSettings({ ...places, CAPTCHA: 'off', METRICS_TOKEN: token }))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const metrics = (options: InjectOptions = {}) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` }, ...options })

describe('metrics', () => {
  test('count requests by route and class of status, and show no address', async () => {
    await app.inject({ url: '/api/v1/check-ip/8.8.8.8' })
    await app.inject({ url: '/api/v1/check-ip/nowhere?click=secret' })
    await app.inject({ url: '/no-such-page' })
    const { body, headers } = await metrics()
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    const counted = (labels: string) => body.includes(`http_request_duration_seconds_count{${labels}} 1`)
    expect(counted('method="GET",route="/api/v1/check-ip/:ip",status="2xx"')).toBe(true)
    expect(counted('method="GET",route="/api/v1/check-ip/:ip",status="4xx"')).toBe(true)
    expect(body).not.toMatch(/8\.8\.8\.8|nowhere|no-such-page|secret/)
  })

  test('cover hashes, events, database and process', async () => {
    const { body } = await metrics()
    for (const line of [
      'password_hashes_waiting 0',
      'password_hashes_running 0',
      'events_dropped_total 0',
      'database_up 1',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_seconds',
    ]) {
      expect(body).toContain(`\n${line}`)
    }
  })

  test.each([
    ['this machine, or a proxy on it', { remoteAddress: '127.0.0.1', headers: {} }, 403],
    ['another machine', { remoteAddress: '10.0.0.7', headers: {} }, 403],
    ['a stranger behind a proxy on this machine', { headers: { 'x-forwarded-for': '198.51.100.1' } }, 403],
    ['a wrong token', { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer a-token' } }, 403],
    ['the token', { remoteAddress: '10.0.0.7', headers: { authorization: `Bearer ${token}` } }, 200],
  ])('for %s: %o → %i', async (_, options, status) => {
    const { statusCode, body } = await metrics(options)
    expect(statusCode).toBe(status)
    expect(body.includes('database_up')).toBe(status === 200)
  })
})

describe('what the server refuses', () => {
  const call = (options: InjectOptions) =>
    app.inject({ method: 'POST', url: '/api/v1/tournaments/registration', ...options })
  const json = { 'content-type': 'application/json' }

  test.each([
    ['an unknown call', { url: '/api/v1/nothing' }, 404, 'not-found'],
    ['an unknown group', { url: '/api/nothing', method: 'GET' }, 404, 'not-found'],
    ['another method', { url: '/api/v1/settings', method: 'DELETE' }, 404, 'not-found'],
    ['a malformed address', { url: '/api/v1/check-ip/%E0%A4%A', method: 'GET' }, 400, 'invalid-input'],
    ['plain text', { payload: 'text', headers: { 'content-type': 'text/plain' } }, 415, 'wrong-content-type'],
    ['XML', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 415, 'wrong-content-type'],
    ['a body without a type', { payload: Buffer.from('{}') }, 415, 'wrong-content-type'],
    ['half of a JSON text', { payload: '{"email":', headers: json }, 400, 'invalid-input'],
    ['a prototype', { payload: '{"__proto__":{"a":1}}', headers: json }, 400, 'invalid-input'],
    ['a constructor', { payload: '{"constructor":{"prototype":{}}}', headers: json }, 400, 'invalid-input'],
    [
      'bytes that are no text',
      { payload: Buffer.from('{"email":"\xff"}', 'latin1'), headers: json },
      400,
      'invalid-input',
    ],
    ['half of a character', { payload: '{"email":"a\\ud83d"}', headers: json }, 400, 'invalid-input'],
    [
      'half of a character, deep in a body',
      { payload: '{"a":[{"b":"\\ude00"}]}', headers: json },
      400,
      'invalid-input',
    ],
    ['half of a character in a name', { payload: '{"\\ud83d":1}', headers: json }, 400, 'invalid-input'],
    ['a null character', { payload: '{"name":"a\\u0000"}', headers: json }, 400, 'invalid-input'],
    ['a very large body', { payload: JSON.stringify({ email: 'a'.repeat(70_000) }), headers: json }, 413, 'too-large'],
  ] satisfies [string, InjectOptions, number, string][])('%s', async (_, options, status, code) => {
    const answer = await call(options)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json()).toEqual({ code, message: expect.any(String), errors: [expect.any(Object)] })
  })

  test('half of a character is told with its field; whole characters are read', async () => {
    const messages = async (payload: string) => {
      const answer = await call({ payload, headers: json })
      return answer.json().errors.map(({ location, msg }: Record<string, string>) => `${location}: ${msg}`)
    }
    expect(await messages('{"email":"a\\ud83d"}')).toEqual([
      'email: The text is not well-formed Unicode: it contains half of a character',
    ])
    expect(await messages('{"email":"a\\ud83d\\ude00"}')).not.toContainEqual(expect.stringContaining('Unicode'))
  })

  test('a call without a body may name a type', async () => {
    expect(await call({ url: '/api/v1/oauth/logout', headers: json })).toMatchObject({ statusCode: 200 })
  })
})
