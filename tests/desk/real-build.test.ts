import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { beginBuild } from '../../scripts/build/one-build.ts'
import { runScript } from '../cli/run-script.ts'
import { type ServerProcess, startProcess } from '../kernel/server-process.ts'
import { onThisMachine } from '../machine.ts'
import { password, textOf } from './test-desk.ts'

const record = 'locales/en.json'

let folder = ''
let server: ServerProcess
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-build-'))
  cpSync('tests/records/base', path.join(folder, 'pages'), { recursive: true })
  cpSync(inject('smallSite'), path.join(folder, 'out'), { recursive: true })
})
afterEach(async () => {
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  PATH: process.env['PATH'] ?? '',
  HOME: folder,
  PAGES_DIR: path.join(folder, 'pages'),
  OUT_DIR: path.join(folder, 'out'),
  DATA_DIR: path.join(folder, 'data'),
  PORT: '0',
  HOST: '127.0.0.1',
  // faults/processes.test.ts publishes where several serve.
  PROCESSES: '1',
  LOG_LEVEL: 'silent',
})

async function start(): Promise<string> {
  server = await startProcess('scripts/start.ts', { environment: environment() })
  return server.address
}

/** Signs in with the link that the command prints. */
async function comeIn(address: string) {
  const { stdout } = runScript('invite', ['ada@example.com'], environment())
  const token = /^http\S+\/admin\/#\/invitation\/(\S+)\n$/.exec(stdout)?.[1]
  let cookie = ''
  const ask = async (method: string, call: string, body?: unknown) => {
    const answer = await fetch(`${address}/admin/api${call}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer.json()
  }
  await ask('POST', '/invitation', { token, name: 'Ada', password })
  return ask
}

const file = () => path.join(folder, 'pages', record)
const title = 'a title of today'

async function saveTitle(ask: Awaited<ReturnType<typeof comeIn>>): Promise<string> {
  const { published } = await ask('GET', `/record?name=${record}`)
  const text = textOf({ ...JSON.parse(published.text), 'page.title': `{brand} {game}, ${title}` })
  const save = { record, version: 0, baseRevision: published.revision, text }
  expect(await ask('PUT', '/draft', save)).toMatchObject({ version: 1 })
  return text
}

const pageOf = async (address: string) => (await fetch(`${address}/new-promo-ipl/aviator-1`)).text()
const order = { records: [{ record, version: 1 }], note: 'A new title' }

describe('publishing on a running server', () => {
  test('is visible to visitors at once, without a restart', async ({ annotate }) => {
    const address = await start()
    const ask = await comeIn(address)
    await saveTitle(ask)
    expect(await pageOf(address)).not.toContain(title)
    const started = performance.now()
    expect(await ask('POST', '/publish', order)).toMatchObject({ landings: 2 })
    await expect.poll(() => pageOf(address), { interval: 50, timeout: onThisMachine(5_000) }).toContain(title)
    await annotate(`From the click to the page: ${((performance.now() - started) / 1000).toFixed(2)} s`)
  })

  test('killed midway: after the next start the files on disk are served', async () => {
    const ask = await comeIn(await start())
    const text = await saveTitle(ask)
    // Another build, for which that of the publication waits.
    const other = await beginBuild(path.join(folder, 'out'))
    const published = ask('POST', '/publish', order).catch(() => 'killed')
    await expect.poll(() => readFileSync(file(), 'utf8'), { timeout: onThisMachine(10_000) }).toBe(text)
    await server.end('SIGKILL')
    other.end()
    expect(await published).toBe('killed')

    const address = await start()
    expect(readFileSync(file(), 'utf8')).toBe(text)
    expect(await pageOf(address)).toContain(title)
    const again = await comeIn(address)
    const opened = () => again('GET', `/record?name=${record}`)
    await expect.poll(async () => (await opened()).draft, { timeout: onThisMachine(20_000) }).toBeNull()
    const { versions } = await again('GET', `/history?record=${record}`)
    expect(versions).toMatchObject([{ author: 'Ada', note: 'A new title' }, { author: 'file' }])
    expect(await pageOf(address)).toContain(title)
  })

  test('a failed build keeps the previous pages, and the answer states the reason', async () => {
    const address = await start()
    const ask = await comeIn(address)
    await saveTitle(ask)
    // A folder where the build writes a file.
    rmSync(path.join(folder, 'out/texts.json'))
    cpSync(path.join(folder, 'pages'), path.join(folder, 'out/texts.json'), { recursive: true })
    expect(await ask('POST', '/publish', order)).toMatchObject({
      code: 'cannot-build',
      message: expect.stringMatching(/^The pages could not be built: .*The published version is unchanged/s),
    })
    expect(readFileSync(file(), 'utf8')).not.toContain(title)
    expect(existsSync(path.join(folder, 'pages/locales/.en.json.tmp'))).toBe(false)
    expect(await pageOf(address)).toContain('Aviator')
  })
})
