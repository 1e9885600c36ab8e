import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { href } from '../../src/routing/href.ts'
import { type AdminBench, addLandings, addLongLanding, withAdmin } from './admin/bench-admin.ts'
import { measureDryRun } from './admin/dry-run.ts'
import { measureUpload } from './admin/measure-upload.ts'
import { atMost, type Measurement, median } from './measure.ts'
import { type BenchSize, say } from './size.ts'

/** Performance of the admin: key press in the editor, large catalogue, dry run, save, publication, first load. */
export async function measureAdmin(size: BenchSize): Promise<Measurement[]> {
  const { keys, publications, filters } = size.repeats
  say('  editor and publishing')
  const measurements = await withAdmin(size, addLongLanding, async (bench) => [
    ...weighFirstLoad(bench),
    ...(await measureKeys(bench, keys)),
    ...(await measureUpload(bench, publications)),
    ...(await measureDryRun(bench.page)),
    ...(await measurePublishing(bench, publications)),
    ...(await measureCatalogue(bench, { landings: 0, opens: 1000, filters: 50 }, filters)),
  ])
  for (const catalogue of size.catalogues) {
    say(`  a catalogue with ${catalogue.landings} more landings`)
    measurements.push(
      ...(await withAdmin(size, addLandings(catalogue.landings), (bench) =>
        measureCatalogue(bench, catalogue, filters),
      )),
    )
  }
  return measurements
}

/** The bytes that the browser needs to show the first screen. */
function weighFirstLoad({ folder }: AdminBench): Measurement[] {
  const admin = path.join(folder, 'out/admin')
  const html = readFileSync(path.join(admin, 'index.html'), 'utf8')
  const named = Array.from(html.matchAll(/(?:src|href)="\/admin\/(assets\/[^"]+)"/g), ([, file = '']) => file)
  const bytes = named.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(admin, file))).length, 0)
  return [atMost('admin: first load, gzip', bytes / 1000, 'KB', 256)]
}

/** Time from a key press to the preview having the text, to be painted with the next frame. */
async function measureKeys({ page, address }: AdminBench, keys: number): Promise<Measurement[]> {
  await page.goto(`${address}/admin/#/edit/landings/long.json`)
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.locator('.block > summary', { hasText: 'Hero' }).click()
  await page.locator('[data-path=headline]').getByRole('button', { name: 'Languages' }).click()
  const field = page.locator('#text-en')
  await field.waitFor()
  await field.focus()
  await page.evaluate(noteKeys)
  const quick = await typeKeys(page, keys)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await typeKeys(page, keys)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Escape')
  return [
    atMost('admin: key to preview, median', median(quick), 'ms', 16),
    atMost('admin: key to preview, p95', percentile95(quick), 'ms', 50),
    atMost('admin: key to preview, CPU 4x slower, median', median(slow), 'ms', 60),
  ]
}

type Noted = Window & { keyed: number; noted: number[] }

/** Runs in the page: notes when a key is pressed and when the preview reports that it has rendered the result. */
function noteKeys(): void {
  const noted = window as unknown as Noted
  noted.noted = []
  noted.keyed = 0
  const note = ({ timeStamp }: Event) => {
    noted.keyed = timeStamp
  }
  addEventListener('keydown', note, true)
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'preview-shown' || noted.keyed === 0) continue
      noted.noted.push(startTime - noted.keyed)
      noted.keyed = 0
    }
  }).observe({ type: 'mark' })
}

async function typeKeys(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => {
    ;(window as unknown as Noted).noted = []
  })
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 ? 'Backspace' : 'x')
    await page.waitForTimeout(150)
  }
  await page.waitForFunction(() => (window as unknown as Noted).keyed === 0)
  return page.evaluate(() => (window as unknown as Noted).noted)
}

async function measurePublishing({ page, address }: AdminBench, often: number): Promise<Measurement[]> {
  const themes = ['jetx', 'aviatrix', 'neon-nights', 'jetx'].filter((one) => isTheme(one)).slice(0, often)
  const landings = themes.map((theme) => ({
    record: 'landings/aviator-1.json',
    change: { theme },
    seen: `theme-${theme}`,
    place: address + href('aviator-1'),
  }))
  const texts = ['एक', 'दो', 'तीन', 'चार'].slice(0, often).map((word) => ({
    record: 'locales/hi.json',
    change: { 'crash.headline': `{game}: ${word}` },
    seen: `: ${word}`,
    place: address + href('aviator-1', { locale: 'hi' }),
  }))
  const [ofLandings, ofTexts] = [await publishAll(page, landings), await publishAll(page, texts)]
  return [
    atMost('admin: save', median(ofLandings.map(({ saved }) => saved)), 'ms', 100),
    atMost('admin: from publish to live', median(ofLandings.map(({ live }) => live)) / 1000, 's', 1),
    atMost('admin: from publishing a text to live', median(ofTexts.map(({ live }) => live)) / 1000, 's', 1),
  ]
}

async function publishAll(page: Page, publications: readonly Publication[]): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const publication of publications) timings.push(await page.evaluate(publishOnce, publication))
  return timings
}

const isTheme = (name: string) => readdirSync('pages.config/themes').includes(`${name}.json`)

type Publication = {
  readonly record: string
  readonly change: Readonly<Record<string, string>>
  /** A string that identifies the new page. */
  readonly seen: string
  readonly place: string
}

type Timing = { readonly saved: number; readonly live: number }

/** Runs in the page, with the publisher's session. */
async function publishOnce({ record, change, seen, place }: Publication): Promise<Timing> {
  const call = async (method: string, where: string, body?: object) => {
    const answer = await fetch(`/admin/api${where}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { published, draft } = await call('GET', `/record?name=${record}`)
  const text = `${JSON.stringify({ ...JSON.parse(published.text), ...change }, null, 2)}\n`
  const beforeSave = performance.now()
  const save = { record, version: draft?.version ?? 0, baseRevision: published.revision, text }
  const { version } = await call('PUT', '/draft', save)
  const saved = performance.now() - beforeSave
  const started = performance.now()
  await call('POST', '/publish', { records: [{ record, version }], note: 'measured' })
  while (!(await (await fetch(place)).text()).includes(seen)) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { saved, live: performance.now() - started }
}

async function measureCatalogue(
  { page, address }: AdminBench,
  { landings, opens, filters: answers }: BenchSize['catalogues'][number],
  often: number,
): Promise<Measurement[]> {
  // The server reads all records on the first visit: that is its start-up, not measured here.
  await page.goto(`${address}/admin/#/`)
  await page.getByRole('row').nth(5).waitFor()
  const openings: number[] = []
  for (let round = 0; round < 3; round++) {
    await page.goto('about:blank')
    const started = performance.now()
    await page.goto(`${address}/admin/#/`, { waitUntil: 'commit' })
    await page.getByRole('row').nth(5).waitFor()
    openings.push(performance.now() - started)
  }
  const searches = landings === 0 ? shippedSearches : campaignSearches
  const filters = await page.evaluate(filterBy, searches.slice(0, often))
  return [
    atMost(`admin: catalogue opens with ${landings} more landings`, median(openings), 'ms', opens),
    atMost(`admin: a filter responds with ${landings} more landings`, median(filters), 'ms', answers),
  ]
}

/** Each finds other landings than the one before. */
const shippedSearches = ['aviator', 'wheel', 'chicken', 'football', 'jetx', 'tiger']
const campaignSearches = ['campaign-77', 'campaign-42', 'aviator wave-7', 'chicken wave-12', 'campaign-9', 'wave-33']

/**
 * Runs in the page: measures from a key press in the search to the frame with the new rows, once the previous rows have
 * their images.
 */
async function filterBy(searches: readonly string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const firstRow = () => document.querySelectorAll('[role=row], tr')[2]?.textContent
  const times: number[] = []
  for (const words of searches) {
    const before = firstRow()
    const started = performance.now()
    write?.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    for (let turn = 0; turn === 0 || (turn < 100 && firstRow() === before); turn++) await frame()
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
  return times
}

function percentile95(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length * 0.95)] ?? Number.NaN
}
