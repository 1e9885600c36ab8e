import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { Game, Manifest } from '../../../src/contract/index.ts'
import { sectionHref } from '../../../src/routing/section-href.ts'
import { atMost, inRounds, type Measurement, median } from '../measure.ts'
import type { BenchSize } from '../size.ts'
import type { OpenSite } from '../visit/open-site.ts'
import { observe } from '../visit/probes.ts'
import { openSlowPhone } from '../visit/slow-phone.ts'

const wanted = 2000

/** Between two keys, so the effects of the first are painted. */
const pause = 400

/** A lobby with thousands of games on a slow phone: every key of a search, and the way down the list. */
export async function measureLobby(site: OpenSite, size: BenchSize): Promise<Measurement[]> {
  fillCasino(site.out)
  const slowest = await inRounds(size, 'lobby', async () => {
    const page = await openSlowPhone(site.browser)
    const time = await search(page, site.fast + sectionHref('/casino'))
    await page.context().close()
    return time
  })
  return [atMost(`lobby with ${wanted} games: slowest key`, median(slowest), 'ms', 100)]
}

/** The shipped games again and again, with names that can be told apart. Tables would keep the server's clock busy. */
function fillCasino(out: string): void {
  const file = path.join(out, 'manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const again = (game: Game, place: number): Game => ({
    ...game,
    id: `${game.id}-${place}`,
    title: `${game.title} ${place}`,
  })
  const { games } = manifest
  const alone = games.filter(({ table }) => !table)
  const added = Array.from({ length: wanted - games.length }, (_, place) =>
    again(alone[place % alone.length] as Game, place),
  )
  writeFileSync(file, JSON.stringify({ ...manifest, games: [...games, ...added] }))
}

async function search(page: Page, address: string): Promise<number> {
  await page.addInitScript(observe)
  await page.goto(address)
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' })
  await page.waitForTimeout(4 * pause)
  const box = await page.locator('[type=search]').boundingBox()
  if (!box) throw new Error('The lobby has no search.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  for (const key of ['g', 'e', 'm', 'Backspace', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pause)
  }
  return page.evaluate(() => Math.max(16, ...window.observed.interactions))
}
