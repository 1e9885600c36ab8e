import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { diagnosticCatalogue } from '../../src/contract/index.ts'
import { onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { open, phone } from './visit.ts'

const data = mkdtempSync(path.join(tmpdir(), 'start-'))
let server: ChildProcess
let address = ''
const browser = await launchBrowser()

beforeAll(async () => {
  const environment = {
    PATH: process.env['PATH'],
    PORT: '0',
    HOST: '127.0.0.1',
    OUT_DIR: inject('siteFolder'),
    DATA_DIR: data,
  }
  server = spawn(process.execPath, ['--import', './scripts/preload.js', 'scripts/start.ts'], {
    env: environment,
  })
  address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const found = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      if (found) resolve(found)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.once('exit', () => reject(new Error(`The server stopped: ${said}`)))
  })
}, onThisMachine(60_000))

afterAll(async () => {
  server.removeAllListeners('exit')
  // It may have stopped by itself.
  if (server.kill('SIGTERM')) await new Promise((resolve) => server.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
  expect(server.exitCode).toBe(0)
})

test('npm start reuses the build, serves it and explains every diagnostic', async () => {
  const page = await open(browser, phone)
  await page.goto(`${address}/diagnostics.html#low-contrast`)
  expect(await page.title()).toBe('Diagnostics')
  expect(await page.locator('section').count()).toBe(Object.keys(diagnosticCatalogue).length)
  expect(await page.locator('#low-contrast').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const manifest = await (await page.request.get(`${address}/manifest.json`)).json()
  expect(manifest.landings.length).toBe(214)
  expect(page.complaints).toEqual([])
})
