import type { Page } from 'playwright-core'
import { reachDatabase } from '../../../src/kernel/database/reach-database.ts'
import { allMigrations } from '../../../src/server/services/services.ts'
import { atMost, inRounds, type Measurement, median } from '../measure.ts'
import type { BenchSize } from '../size.ts'
import { openSite } from '../visit/open-site.ts'
import { observe } from '../visit/probes.ts'
import { openSlowPhone } from '../visit/slow-phone.ts'
import { matchPath, movingMatch } from './moving-match.ts'
import { watchNextFrame } from './next-frame.ts'

/** Between two taps, so the effects of the first are painted. */
const pause = 500

type Seen = { readonly tap: number; readonly opening: number }

/** A match on a slow phone while 50 of its odds move each second: taps on odds, and the slip. */
export async function measureMatchPage(size: BenchSize): Promise<Measurement[]> {
  const site = await openSite(size, { CAPTCHA: 'off' })
  const db = await reachDatabase({ DATA_DIR: site.data }, allMigrations)
  try {
    const match = movingMatch(db)
    await match.begin()
    const visits = await inRounds(size, 'match', async () => {
      const page = await openSlowPhone(site.browser)
      const seen = await match.during(() => look(page, site.fast + matchPath))
      await page.context().close()
      return seen
    })
    const of = (key: keyof Seen) => median(visits.map((one) => one[key]))
    return [
      atMost('slowest of the taps on a match while 50 odds a second move', of('tap'), 'ms', 100),
      atMost('slip opens', of('opening'), 'ms', 50),
    ]
  } finally {
    await db.destroy()
    await site.close()
  }
}

async function look(page: Page, address: string): Promise<Seen> {
  await page.addInitScript(observe)
  await page.goto(address)
  await page.locator('#root[data-ready]').waitFor()
  const odds = page.locator('.odds:enabled')
  await odds.nth(5).waitFor()
  await page.waitForTimeout(2 * pause)
  const taps: number[] = []
  for (const place of [0, 1, 2, 3, 1]) taps.push(await timeOfTap(page, odds.nth(place)))
  await page.evaluate(watchNextFrame, '.slip-sheet')
  const opening = await timeOfTap(page, page.locator('.slip-bar'))
  await page.waitForFunction(() => window.isShownAtOnce !== undefined)
  if (!(await page.evaluate(() => window.isShownAtOnce))) throw new Error('The slip did not open with its tap.')
  return { tap: Math.max(...taps), opening }
}

/** Until the next frame is painted; the browser does not report what takes less than 16 ms. */
async function timeOfTap(page: Page, target: ReturnType<Page['locator']>): Promise<number> {
  await page.evaluate(() => {
    window.observed.interactions = []
  })
  await tap(page, target)
  return page.evaluate(() => Math.max(16, ...window.observed.interactions))
}

/** By coordinates: a tap on an element would first run scripts of the driver in the page. */
async function tap(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(pause)
}
