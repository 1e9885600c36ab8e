import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { runScript } from '../cli/run-script.ts'
import { type ServerProcess, startProcess } from '../kernel/server-process.ts'
import { onThisMachine } from '../machine.ts'

let folder = ''
let server: ServerProcess
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'start-'))
  cpSync(inject('smallSite'), path.join(folder, 'out'), { recursive: true })
})
afterEach(async () => {
  await server?.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  PAGES_DIR: 'tests/records/base',
  OUT_DIR: path.join(folder, 'out'),
  DATA_DIR: path.join(folder, 'data'),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
})

async function start(): Promise<number> {
  server = await startProcess('scripts/start.ts', { environment: environment() })
  return Number(new URL(server.address).port)
}

/** Sends a request but holds back its last byte until asked. The server has begun with it: it said “100 Continue”. */
async function halfRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  const body = '{"player_uuid":"a"}'
  const kind = ['content-type: application/json', `content-length: ${body.length}`, 'expect: 100-continue']
  socket.write(['POST /api/v1/oauth/logout HTTP/1.1', 'host: localhost', ...kind, '', body.slice(0, -1)].join('\r\n'))
  await once(socket, 'data')
  return {
    async finish() {
      socket.write(body.slice(-1))
      return text(socket)
    },
  }
}

async function statusOf(port: number, url: string, agent: Agent): Promise<string> {
  const [answer] = await once(request({ port, host: '127.0.0.1', path: url, agent }).end(), 'response')
  return `${answer.statusCode} ${await text(answer)}`
}

const connectionTo = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve('made')
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
  })

describe('npm start', () => {
  test('stops on a signal after answering running requests; nothing is lost', async () => {
    const port = await start()
    const agent = new Agent({ keepAlive: true })
    expect(await statusOf(port, '/readyz', agent)).toBe('200 {"status":"ready"}')
    agent.destroy()
    const running = await halfRequest(port)
    const ended = server.end('SIGTERM')
    await expect.poll(() => connectionTo(port)).toBe('ECONNREFUSED')
    expect(await running.finish()).toMatch(/^HTTP\/1\.1 200 OK.*{"success":true}$/is)
    expect(await ended).toBe(0)
  })

  test('serves what is saved in the folder of the records', async () => {
    const PAGES_DIR = path.join(folder, 'pages')
    cpSync('tests/records/base', PAGES_DIR, { recursive: true })
    server = await startProcess('scripts/start.ts', { environment: { ...environment(), PAGES_DIR } })
    const texts = path.join(PAGES_DIR, 'locales/en.json')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('{game}: start with', '{game}: saved with'))
    const page = async () => (await fetch(new URL('/new-promo-ipl/aviator-1', server.address))).text()
    await expect.poll(page, { timeout: onThisMachine(10_000) }).toContain('saved with')
  })

  test('stops at once on a second signal', async () => {
    const port = await start()
    await halfRequest(port)
    void server.end('SIGINT')
    await expect.poll(() => connectionTo(port)).toBe('ECONNREFUSED')
    void server.end('SIGINT')
    expect(await server.ended).toBe(1)
  })

  test.each([
    [
      'a database that is not running',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/b' },
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/,
    ],
    [
      'a folder that is a file',
      { DATA_DIR: 'package.json' },
      /^The database of DATA_DIR=package\.json cannot be used: .*\.\n$/,
    ],
    ['a captcha without keys', { CAPTCHA: 'turnstile' }, /^CAPTCHA=turnstile needs CAPTCHA_SITE_KEY .*\n$/],
    ['an invalid port', { PORT: 'many' }, /^Invalid settings: PORT=many must be integer\.\n$/],
  ])('does not start with %s, with a one-line error', (_, changes, message) => {
    const { status, stderr } = runScript('start', [], { ...environment(), ...changes })
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain('secret')
    expect(status).toBe(2)
  })

  test('does not start on a port in use', async () => {
    const PORT = String(await start())
    const { status, stderr } = runScript('start', [], { ...environment(), PORT })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^bind EADDRINUSE .*\n$/)])
  })
})
