import { chromium } from 'playwright-core'

/** Debian's Chromium, or the one that CHROME_PATH names. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
}
