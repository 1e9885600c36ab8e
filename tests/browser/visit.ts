import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { onThisMachine } from '../machine.ts'

export type Visit = Page & {
  /** The page's console messages and errors so far. */
  readonly complaints: string[]
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
/** Most visits are calm, as drawing what moves takes a quarter of a page's time. */
export const inMotion: BrowserContextOptions = { reducedMotion: 'no-preference' }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Opens a page in a new browser context, until the end of the test. */
export async function open(
  browser: Browser,
  options: BrowserContextOptions = phone,
  isExpected?: (complaint: string) => boolean,
): Promise<Visit> {
  // A service worker would bypass the routes of a test.
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', ...options })
  // Pages that stay open go on moving, and slow the next ones down.
  onTestFinished(async () => {
    // What a page asks for at the very end needs no answer any more.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await context.close()
  })
  return openIn(context, isExpected)
}

const isOfTests = (complaint: string): boolean => complaint.startsWith('Service Worker registration blocked')

/** Opens another page of the same visitor and collects its console messages. */
export async function openIn(context: BrowserContext, isExpected = isOfTests): Promise<Visit> {
  const page = await context.newPage()
  page.setDefaultTimeout(onThisMachine(20_000))
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    const said = text.startsWith('Failed to load resource') ? `${text} ${message.location().url}` : text
    if (!isOfTests(said) && !isExpected(said)) complaints.push(`${page.url()}: ${said}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return Object.assign(page, { complaints })
}

export const addressOf = (path: string) => `${inject('address')}/new-promo-ipl/${path}`

/** Opens a landing and touches it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path))
  await touch(page)
}

/** The first gesture on a landing brings its application: waits until that has taken over. */
export async function touch(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown')
  await page.waitForSelector('#root[data-ready]', { state: 'attached' })
}
