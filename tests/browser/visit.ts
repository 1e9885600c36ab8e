import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'

export type Visit = Page & {
  /** What the page has complained of so far. */
  readonly complaints: string[]
}

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** A visitor's browser window. */
export async function open(browser: Browser, options: BrowserContextOptions = phone): Promise<Visit> {
  // A worker would answer in the place of what a test puts into its page's way.
  return openIn(await browser.newContext({ serviceWorkers: 'block', ...options }))
}

/** One more window of the same visitor, with everything that it is told on its console. */
export async function openIn(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Service Worker registration blocked')) {
      complaints.push(`${page.url()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return Object.assign(page, { complaints })
}

export const addressOf = (path: string) => `${inject('address')}/new-promo-ipl/${path}`

/** Opens a landing and waits until the application has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(addressOf(path))
  await page.waitForSelector('#root[data-ready]', { state: 'attached' })
}
