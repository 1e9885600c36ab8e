import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { patience } from '../measure.ts'

/** A phone with a quarter of this machine's CPU speed. */
const slowDown = 4

export async function openSlowPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return page
}
