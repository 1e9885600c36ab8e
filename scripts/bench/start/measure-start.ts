import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cacheDir } from '../../build/bundler.ts'
import { copyRecords } from '../copy-records.ts'
import { atMost, figure, type Measurement, median } from '../measure.ts'
import { type Place, untilBuilt, withSite } from '../scale/run-site.ts'
import { type BenchSize, say } from '../size.ts'
import { diskUse, pagesNotBuilt } from './pages-on-disk.ts'

/** `npm start` from nothing, and the pages that it makes when somebody wants them. */
export async function measureStart(size: BenchSize): Promise<Measurement[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-start-'))
  try {
    const PAGES_DIR = path.join(folder, 'pages')
    copyRecords(size, PAGES_DIR)
    const placeOf = (run: number): Place => ({
      PAGES_DIR,
      OUT_DIR: path.join(folder, `out-${run}`),
      DATA_DIR: path.join(folder, `data-${run}`),
    })
    const starts: number[] = []
    for (let run = 1; run <= size.builds; run++) {
      say(`  from nothing, ${run} of ${size.builds}`)
      rmSync(cacheDir, { recursive: true, force: true })
      starts.push(await withSite(placeOf(run), async ({ start }) => start))
    }
    const place = placeOf(1)
    say('  pages that nobody has asked for')
    const made = await withSite(place, async ({ address }) => {
      await untilBuilt(place)
      return measureMadePages(address, place, size.asked)
    })
    return [atMost('npm start from nothing to served', median(starts), 's', 5), ...made]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureMadePages(address: string, place: Place, count: number): Promise<Measurement[]> {
  const pages = pagesNotBuilt(place, count)
  const ask = () => timesOf(pages.map((page) => address + page))
  const before = diskUse(place.OUT_DIR)
  const first = await ask()
  const again = await ask()
  const kilobytes = (diskUse(place.OUT_DIR) - before) / pages.length / 1000
  return [
    figure('a page that was asked for before', median(again)),
    atMost('a page that nobody has asked for yet', median(first), 'ms', 20),
    figure(`the slowest of ${pages.length} such pages`, Math.max(...first)),
    atMost('disk, a page made on request with its data', kilobytes, 'KB', 40),
  ]
}

/** Milliseconds from a request to the whole answer, one after the other. */
async function timesOf(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const address of addresses) {
    const started = performance.now()
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  }
  return times
}
