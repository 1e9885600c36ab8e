import type { Browser, BrowserContextOptions } from 'playwright-core'
import { href } from '../../../src/routing/href.ts'
import { atMost, figure, type Measurement, median } from '../measure.ts'
import { say } from '../size.ts'
import { observe } from './probes.ts'
import { openSlowPhone } from './slow-phone.ts'

const slug = 'landwheel'
/** Until the flight has ended. */
const flight = 2000

/** What the flight of a prize into its dialog costs the tap that takes it. */
export async function measurePrize(browser: Browser, origin: string, rounds: number): Promise<Measurement[]> {
  const calm: number[] = []
  const flying: number[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`  ${slug}, taking the prize, round ${round} of ${rounds}`)
    calm.push(await takePrize(browser, origin, { reducedMotion: 'reduce' }))
    flying.push(await takePrize(browser, origin, { reducedMotion: 'no-preference' }))
  }
  return [
    figure(`${slug}: taking a prize that stays`, median(calm)),
    atMost(`${slug}: taking a prize that flies`, median(flying), 'ms', 200),
    atMost(`${slug}: a prize that flies / that stays`, median(flying) / median(calm), 'times', 1.1),
  ]
}

/** Plays until the game is won, and takes the prize: the time from the tap until it is seen. */
async function takePrize(browser: Browser, origin: string, motion: BrowserContextOptions): Promise<number> {
  const page = await openSlowPhone(browser, motion)
  await page.addInitScript(observe)
  await page.goto(origin + href(slug), { waitUntil: 'load' })
  await page.locator('h1').tap()
  await page.waitForSelector('#root[data-ready]', { state: 'attached' })
  const prize = page.locator('.game-won .button-main')
  while (!(await prize.isVisible())) {
    await page.locator('.button-play:enabled').click()
    await page.locator('.game-won, .button-play:enabled').first().waitFor()
  }
  await prize.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await prize.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.evaluate(() => {
    window.observed.interactions = []
  })
  // By coordinates: a tap on an element would first run scripts of the driver in the page.
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForTimeout(flight)
  await page.waitForFunction(() => window.observed.interactions.length > 0)
  const time = await page.evaluate(() => Math.max(...window.observed.interactions))
  await page.context().close()
  return time
}
