import { type Browser, chromium } from 'playwright-core'
import { afterAll } from 'vitest'

/** Debian's Chromium, or the one that CHROME_PATH names; closed after the tests of the file. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  afterAll(() => browser.close())
  return browser
}
