import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core'
import { afterAll } from 'vitest'

// Debian's Chromium, or the one at CHROME_PATH.
const chrome = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

const options = {
  executablePath: chrome,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
}

/** Launches a browser, closed after the file's tests. */
export async function launchBrowser(changes: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...options, ...changes })
  afterAll(() => browser.close())
  return browser
}

/** Chromium without a window, where it is installed: pages look the same and cost a third less. */
export const launchShell = (): Promise<Browser> => launchBrowser(existsSync(shell) ? { executablePath: shell } : {})

/** Launches a browser whose settings block all cookies and storage. */
export async function launchForgetful(visitor: BrowserContextOptions): Promise<BrowserContext> {
  const profile = mkdtempSync(path.join(tmpdir(), 'forgetful-'))
  mkdirSync(path.join(profile, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, { ...options, ...visitor })
  afterAll(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })
  return context
}
