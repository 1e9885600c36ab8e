import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { sectionHref } from '../../../src/routing/section-href.ts'
import { atMost, figure, inRounds, type Measurement, mediansOf } from '../measure.ts'
import type { BenchSize } from '../size.ts'
import { observedAfter } from '../visit/observed-after.ts'
import { type OpenSite, openSite } from '../visit/open-site.ts'
import { observe } from '../visit/probes.ts'
import { openSlowPhone } from '../visit/slow-phone.ts'
import { writeFloorPage } from './floor-page.ts'
import { measureLobby } from './measure-lobby.ts'

/** Between two taps, so the effects of the first are painted. */
const pause = 700

/** What visitors and players see first: the whole of the site, a group, and where they pay. */
const places = [
  { name: 'home', path: sectionHref('/'), isPlayer: false },
  { name: 'casino', path: sectionHref('/casino'), isPlayer: true },
  { name: 'cashier', path: sectionHref('/deposit-withdraw'), isPlayer: true },
]

type Seen = {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly blocking: number
  readonly tap: number
}

/** First visits of the main site on a slow phone, compared with the same content written by hand. */
export async function measureMainSite(size: BenchSize): Promise<Measurement[]> {
  const site = await openSite(size, { CAPTCHA: 'off' })
  try {
    const measurements: Measurement[] = []
    for (const place of places.slice(0, size.visited)) {
      const floor = await floorOf(site, place.path)
      const visits = await inRounds(size, place.name, async () => ({
        floor: await look(site, { path: floor, isPlayer: false }, size.waits.settling),
        ours: await look(site, place, size.waits.settling),
      }))
      measurements.push(...compare(place.name, mediansOf(visits)))
    }
    return [...measurements, ...(await measureLobby(site, size))]
  } finally {
    await site.close()
  }
}

function compare(name: string, of: ReturnType<typeof mediansOf<Seen>>): Measurement[] {
  return [
    figure(`${name}: first paint, the floor`, of('floor', 'fcp')),
    figure(`${name}: first paint`, of('ours', 'fcp')),
    figure(`${name}: largest paint, the floor`, of('floor', 'lcp')),
    atMost(`${name}: largest paint`, of('ours', 'lcp'), 'ms', 1500),
    atMost(`${name}: largest paint / floor`, of('ours', 'lcp') / of('floor', 'lcp'), 'times', 1.15),
    atMost(`${name}: total blocking time`, of('ours', 'blocking'), 'ms', 50),
    atMost(`${name}: layout shift`, of('ours', 'cls'), '', 0.02),
    atMost(`${name}: slowest of the taps`, of('ours', 'tap'), 'ms', 100),
  ]
}

async function floorOf({ browser, fast, out }: OpenSite, path: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(fast + path)
  const floor = await writeFloorPage(page, out)
  await page.close()
  return floor
}

async function look(
  { browser, origin, fast }: OpenSite,
  { path, isPlayer }: { readonly path: string; readonly isPlayer: boolean },
  settling: number,
): Promise<Seen> {
  const page = await openSlowPhone(browser)
  const context = page.context()
  if (isPlayer) await register(context, fast)
  await page.addInitScript(observe)
  await page.goto(origin + path, { waitUntil: 'load' })
  const { fcp, lcp, cls, blocking } = await observedAfter(page, settling)
  const tap = await slowestTap(page)
  await context.close()
  return { fcp, lcp, cls, blocking, tap }
}

/** Registers without the slow link; the session's cookies belong to the host, whatever its port. */
async function register(context: BrowserContext, fast: string): Promise<void> {
  const agreed = { password: 'correct-horse', repeat_password: 'correct-horse', checkbox1: true, checkbox2: true }
  const form = { username: `${randomUUID()}@example.com`, ...agreed, currency: 'INR', bonus_id: 101, type: '1' }
  const answer = await context.request.post(`${fast}/api/v3/registration`, { data: { ...form, form_id: randomUUID() } })
  if (!answer.ok()) throw new Error(`The registration was answered with ${answer.status()}.`)
}

/** Opens and closes the menu, and goes on to another section within the document; the browser does not report what takes less than 16 ms. */
async function slowestTap(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.observed.interactions = []
  })
  for (const target of ['.bar button', '#menu .sheet-head button', '.bar a:not([aria-current])']) {
    const element = page.locator(target).first()
    const box = (await element.count()) > 0 ? await element.boundingBox() : null
    // By coordinates: a tap on an element would first run scripts of the driver in the page. The floor has no menu.
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(pause)
  }
  return page.evaluate(() => Math.max(16, ...(window.observed?.interactions ?? [])))
}
