import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll } from 'vitest'

const options = {
  // Debian's Chromium, or the one at CHROME_PATH.
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
}

/** Launches a browser, closed after the file's tests. */
export async function launchBrowser(changes: { readonly ignoreDefaultArgs?: string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...options, ...changes })
  afterAll(() => browser.close())
  return browser
}

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
