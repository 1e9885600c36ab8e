import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { stopApp } from '../../scripts/cli/stop-app.ts'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { manifest } from '../shipped.ts'

async function readyServer(): Promise<FastifyInstance> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stopping-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  const app = await createApp(
    readSettings({ OUT_DIR: folder, DATA_DIR: folder, LOG_LEVEL: 'silent', SPORTS_FEED: 'off' }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** A request whose last line is missing, so its connection is in use. */
async function beginRequest(app: FastifyInstance, url: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const isSeen = new Promise((resolve) => app.server.once('connection', resolve))
  socket.write(`GET ${url} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n`)
  await isSeen
  return {
    finish() {
      socket.write('\r\n')
      return text(socket)
    },
  }
}

test('while the server drains it is alive, but not ready', async () => {
  const app = await readyServer()
  const asked = [await beginRequest(app, '/readyz'), await beginRequest(app, '/healthz')]
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  const [ready, healthy] = await Promise.all(asked.map(({ finish }) => finish()))
  expect(ready).toMatch(/^HTTP\/1\.1 503 .*"status":"draining"/s)
  expect(healthy).toMatch(/^HTTP\/1\.1 200 .*"status":"ok"/s)
  await closed
})

test('an endless request delays stopping only until the time-out', async () => {
  const app = fastify()
  const isAsked = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve()
      return new Promise(() => {})
    })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const patience = 300
  const answer = fetch(address).catch(() => 'cut')
  await isAsked
  const told = performance.now()
  await stopApp(app, patience)
  expect(await answer).toBe('cut')
  expect(performance.now() - told).toBeGreaterThanOrEqual(patience - 1)
})
