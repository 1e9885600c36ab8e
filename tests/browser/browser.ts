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
const chromiumPath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

const withoutWindows = process.env['CHROME_PATH'] || !existsSync(shell) ? {} : { executablePath: shell }

const options = {
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
}

const networks = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']

/**
 * What is loaded lazily is loaded in sight only, and not far below: a sixth of the work of a page with many pictures. The
 * switch replaces that of Playwright, whose values are the others: a mouse.
 */
const onlyInSight = `--blink-settings=${[
  ...['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'],
  ...networks.flatMap((network) => [`lazyLoadingImageMarginPx${network}=0`, `lazyLoadingFrameMarginPx${network}=0`]),
].join()}`

/** One for all files of a worker, as launching takes as long as a short test; it ends with the worker. */
let shared: Promise<Browser> | undefined

/** Chromium without its windows if that is installed, which takes half the time. No visit of a file outlasts its tests. */
export async function launchBrowser(): Promise<Browser> {
  const isUsable = (await shared)?.isConnected()
  if (!isUsable) shared = chromium.launch({ ...options, args: [...options.args, onlyInSight], ...withoutWindows })
  const browser = await (shared as Promise<Browser>)
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())))
  return browser
}

/** Launches Chromium with all that visitors have, such as its cache for going back; closed after the file's tests. */
export async function launchChromium(changes: LaunchOptions): Promise<Browser> {
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
