import type { Page } from 'playwright-core'
import { patience } from '../measure.ts'
import type { Observed } from './probes.ts'

/** What has been recorded of a page that has settled. Asked as seldom as can be: each question is work for the page. */
export async function observedAfter(page: Page, settling: number, left = patience): Promise<Observed> {
  await page.waitForTimeout(settling)
  const observed = await page.evaluate(() => window.observed)
  if (observed.lcp > 0) return observed
  if (left < settling) throw new Error(`Nothing is painted ${patience / 1000} seconds after the page has loaded.`)
  return observedAfter(page, settling, left - settling)
}
