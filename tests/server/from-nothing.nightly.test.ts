import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../kernel/server-process.ts'
import { onThisMachine } from '../machine.ts'

let program = ''
let server: ServerProcess
beforeEach(() => {
  program = mkdtempSync(path.join(tmpdir(), 'from-nothing-'))
  for (const part of ['src', 'schema', 'scripts', 'admin', 'locales', 'package.json', 'package-lock.json'])
    cpSync(part, path.join(program, part), { recursive: true })
  cpSync('tests/records/base', path.join(program, 'pages.config'), { recursive: true })
  const [packages, cache] = [path.join(program, 'node_modules'), 'node_modules/.cache']
  mkdirSync(path.join(packages, '.cache'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name))
  // The bundles of the site are those of all tests; that of the admin is still to be made.
  cpSync(path.join(cache, 'powerplay'), path.join(packages, '.cache/powerplay'), { recursive: true })
})
afterEach(async () => {
  await server?.end('SIGKILL')
  rmSync(program, { recursive: true, force: true })
})

test('npm start from nothing serves before the admin is made; a mistake in the admin takes nothing from the site', {
  timeout: onThisMachine(60_000),
}, async () => {
  const main = path.join(program, 'admin/main.tsx')
  const code = readFileSync(main, 'utf8')
  writeFileSync(main, `${code}\nconst = 'a mistake'\n`)
  server = await startProcess('scripts/start.ts', {
    cwd: program,
    environment: { HOME: program, LOG_LEVEL: 'error', NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') },
  })
  const get = async (url: string) => {
    const answer = await fetch(new URL(url, server.address))
    return [answer.status, await answer.text()] as const
  }
  const admin = async () => (await get('/admin/')).join(' ')
  expect(await admin()).toMatch(/^503 .*is being made/s)
  const soon = { timeout: onThisMachine(30_000), interval: 100 }
  await expect.poll(admin, soon).toMatch(/^503 .*could not be made/s)
  await expect.poll(() => server.said(), soon).toContain('The admin could not be made.')
  expect(server.said()).not.toContain('The admin is on')
  expect((await get('/new-promo-ipl/aviator-1'))[0]).toBe(200)
  writeFileSync(main, code)
  process.kill(server.pid, 'SIGHUP')
  await expect.poll(admin, soon).toMatch(/^200 /)
  expect((await get('/new-promo-ipl/aviator-1'))[0]).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})
