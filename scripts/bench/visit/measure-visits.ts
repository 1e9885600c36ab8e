import type { Browser, Page } from 'playwright-core'
import { href } from '../../../src/routing/href.ts'
import { atMost, figure, inRounds, type Measurement, median, mediansOf } from '../measure.ts'
import type { BenchSize } from '../size.ts'
import { writeFloor } from './floor.ts'
import { observedAfter } from './observed-after.ts'
import { openSite } from './open-site.ts'
import { observe, scriptsSoFar, submitRepeatedly } from './probes.ts'
import { openSlowPhone } from './slow-phone.ts'
import { measurePrize } from './take-prize.ts'

/** Between two taps, so the effects of the first are painted. */
const pause = 500

/** A form on the page, a dialog over a game, a dialog over a hero. */
const landings = [
  { slug: 'roulette-form', page: href('roulette-form'), form: 'RouletteWheel' },
  { slug: 'crazy-time', page: href('crazy-time'), form: 'liveCasinoSlots' },
  { slug: 'chickenroad-1', page: href('chickenroad-1'), form: 'ChickenRoadReg' },
]

type Visit = {
  fcp: number
  lcp: number
  usable: number
  cls: number
  blocking: number
  tabSwitch: number
  /** What has arrived of scripts before anything is touched, in KB. */
  script: number
}

/** First visits on a slow phone: our pages compared with the same pages written by hand. */
export async function measureVisits(size: BenchSize): Promise<Measurement[]> {
  const { rounds, visited } = size
  const { settling } = size.waits
  const { browser, origin, out, close } = await openSite(size, { PLATFORM: 'off' })
  try {
    const measurements: Measurement[] = []
    for (const { slug, page, form } of landings.slice(0, visited)) {
      const floor = await writeFloor(out, page)
      const visits = await inRounds(size, slug, async () => ({
        floor: await visit(browser, origin + floor, form, settling),
        ours: await visit(browser, origin + page, form, settling),
      }))
      measurements.push(...compare(slug, mediansOf(visits)))
      const waits: number[] = []
      for (let round = 1; round <= rounds; round++) waits.push(await untilAlive(browser, origin + page, settling))
      measurements.push(figure(`${slug}: from the first touch to the whole application`, median(waits)))
    }
    measurements.push(...(await measurePrize(browser, origin, rounds)))
    return measurements
  } finally {
    await close()
  }
}

function compare(slug: string, of: ReturnType<typeof mediansOf<Visit>>): Measurement[] {
  const ratio = (key: keyof Visit) => of('ours', key) / of('floor', key)
  return [
    figure(`${slug}: usable form, the floor`, of('floor', 'usable')),
    figure(`${slug}: usable form`, of('ours', 'usable')),
    atMost(`${slug}: usable form / floor`, ratio('usable'), 'times', 1.1),
    atMost(`${slug}: first paint / floor`, ratio('fcp'), 'times', 1.1),
    atMost(`${slug}: largest paint / floor`, ratio('lcp'), 'times', 1.1),
    atMost(`${slug}: total blocking time`, of('ours', 'blocking'), 'ms', 20),
    atMost(`${slug}: layout shift`, of('ours', 'cls'), '', 0),
    atMost(`${slug}: scripts before anything is touched`, of('ours', 'script'), 'KB', 25),
    figure(`${slug}: switching the tab, the floor`, of('floor', 'tabSwitch')),
    atMost(`${slug}: switching the tab`, of('ours', 'tabSwitch'), 'ms', 50),
  ]
}

/** From a touch of a page that has settled until React has taken it over. */
async function untilAlive(browser: Browser, address: string, settling: number): Promise<number> {
  const page = await openSlowPhone(browser)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settling)
  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const touched = performance.now()
        const root = document.getElementById('root') as HTMLElement
        new MutationObserver(() => resolve(performance.now() - touched)).observe(root, {
          attributeFilter: ['data-ready'],
        })
        root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      }),
  )
  await page.context().close()
  return waited
}

async function visit(browser: Browser, address: string, form: string, settling: number): Promise<Visit> {
  const quiet = await openSlowPhone(browser)
  await quiet.addInitScript(observe)
  await quiet.goto(address, { waitUntil: 'load' })
  const { fcp, lcp, cls, blocking } = await observedAfter(quiet, settling)
  const script = await quiet.evaluate(scriptsSoFar)
  const tabSwitch = await switchTabs(quiet, form)
  await quiet.context().close()

  const hasty = await openSlowPhone(browser)
  const answered = new Promise<number>((resolve) => void hasty.exposeFunction('usableAt', resolve))
  await hasty.addInitScript(submitRepeatedly, form)
  await hasty.goto(address, { waitUntil: 'commit' })
  const usable = await answered
  await hasty.context().close()
  return { fcp, lcp, cls, blocking, usable, tabSwitch, script }
}

/** The slowest of three taps on the tabs; the browser does not report those below 16 ms. */
async function switchTabs(page: Page, form: string): Promise<number> {
  await page.evaluate((name) => document.querySelector<HTMLElement>(`a[href="#${name}"]`)?.click(), form)
  const places = await page.evaluate((name) => {
    window.observed.interactions = []
    return ['phone', 'email', 'phone'].map((way) => {
      const { x, y, width, height } = (
        document.getElementById(`${name}-way-${way}`) as HTMLElement
      ).getBoundingClientRect()
      return [x + width / 2, y + height / 2] as const
    })
  }, form)
  // Taps by coordinates: a tap on an element would first run scripts of the driver in the page.
  for (const place of places) {
    await page.waitForTimeout(pause)
    await page.touchscreen.tap(...place)
  }
  await page.waitForTimeout(pause)
  return page.evaluate(() => Math.max(16, ...window.observed.interactions))
}
