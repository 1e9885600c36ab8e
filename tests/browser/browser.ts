import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll } from 'vitest'

const options = {
  // Debian's Chromium, or the one that CHROME_PATH names.
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
}

/** A browser that is closed after the tests of the file. */
export async function launchBrowser(changes: { readonly ignoreDefaultArgs?: string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({ ...options, ...changes })
  afterAll(() => browser.close())
  return browser
}

/** A visitor whose browser lets no site keep anything, by its own settings: no cookie, and no storage. */
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
