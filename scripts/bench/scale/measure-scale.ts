import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listRegistry } from '../../../src/registry/files/list-files.ts'
import { generateRegistry } from '../generate-registry.ts'
import { atMost, figure, type Measurement, median } from '../measure.ts'
import { type BenchSize, say } from '../size.ts'
import { publishTheme, signIn } from './publisher.ts'
import { type Place, type RunningSite, untilBuilt, withSite } from './run-site.ts'
import { saveTheme } from './save-theme.ts'

/** Few landings are about as many as are shipped. */
const few = 200

/**
 * The start of the server among very many landings, and from saving or publishing one to a visitor who sees it, among
 * many and among few.
 */
export async function measureScale({ scale: many, repeats }: BenchSize): Promise<Measurement[]> {
  const among = (count: number) => withRecords(count, (place) => measureSite(place, repeats.publications))
  say(`  ${few} landings`)
  const small = await among(few)
  say(`  ${many} landings`)
  const large = await among(many)
  return [
    figure(`${many} landings: reading and parsing each record`, large.floor, 's'),
    atMost(`${many} landings: start of the server`, large.start, 's', 10),
    atMost(
      `${many} landings: start of the server / reading and parsing each record`,
      large.start / large.floor,
      'times',
      3,
    ),
    atMost(`${many} landings: memory of the server`, large.memory, 'MB', 1500),
    atMost(`${few} landings: from a saved file to live`, small.saved, 's', 0.3),
    atMost(`${many} landings: from a saved file to live`, large.saved, 's', 0.3),
    atMost(`from a saved file to live, among ${many} / among ${few}`, large.saved / small.saved, 'times', 1.5),
    figure(`${few} landings: from publish to live`, small.live, 's'),
    atMost(`${many} landings: from publish to live`, large.live, 's', 1),
    figure(`${many} landings: processor time from publish to live`, large.used, 's'),
    atMost(`from publish to live, among ${many} / among ${few}, processor time`, large.used / small.used, 'times', 1.5),
  ]
}

type Measured = Readonly<Record<'floor' | 'start' | 'memory' | 'saved' | 'live' | 'used', number>>

async function withRecords<Result>(count: number, use: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-scale-'))
  const below = (name: string) => path.join(folder, name)
  try {
    generateRegistry(below('pages'), count)
    return await use({ PAGES_DIR: below('pages'), OUT_DIR: below('out'), DATA_DIR: below('data') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first start builds; what counts is a start of what has been built. */
async function measureSite(place: Place, often: number): Promise<Measured> {
  await withSite(place, () => untilBuilt(place))
  const floor = readEach(place)
  return withSite(place, async (site) => {
    const saving = await measureSaving(site, place, often)
    const publishing = await measurePublishing(site, place, often)
    return {
      floor,
      start: site.start,
      memory: site.memory(),
      saved: saving.seconds,
      live: publishing.seconds,
      used: publishing.used,
    }
  })
}

function readEach({ PAGES_DIR }: Place): number {
  const started = performance.now()
  for (const { path: file } of listRegistry([PAGES_DIR], 'locales')) JSON.parse(readFileSync(file, 'utf8'))
  return (performance.now() - started) / 1000
}

async function measureSaving(site: RunningSite, place: Place, often: number) {
  const slugOf = (turn: number) => `campaign-${often + 1 + turn}`
  return measureRepeated(site, often, async (turn) => () => saveTheme(place, site.address, slugOf(turn), turn))
}

async function measurePublishing(site: RunningSite, place: Place, often: number) {
  const ask = await signIn(site.address, place)
  // Who publishes has seen the catalogue.
  await ask('GET', '/catalogue')
  return measureRepeated(site, often, (turn) => publishTheme(ask, site.address, `campaign-${turn}`, turn))
}

/** The wall and processor time of what is done, each time to a site at rest; the first time finds everything cold. */
async function measureRepeated(
  site: RunningSite,
  often: number,
  prepare: (turn: number) => Promise<() => Promise<void>>,
): Promise<{ seconds: number; used: number }> {
  const runs: { seconds: number; used: number }[] = []
  for (let turn = 0; turn <= often; turn++) {
    const act = await prepare(turn)
    await atRest(site)
    const [started, before] = [performance.now(), site.used()]
    await act()
    runs.push({ seconds: (performance.now() - started) / 1000, used: site.used() - before })
  }
  const warm = runs.slice(1)
  return { seconds: median(warm.map(({ seconds }) => seconds)), used: median(warm.map(({ used }) => used)) }
}

/** What is done when nobody publishes begins some seconds after a publication. */
async function atRest({ used }: RunningSite): Promise<void> {
  for (let quiet = 0, before = used(); quiet < 4; before = used()) {
    await wait(1000)
    quiet = used() - before < 0.1 ? quiet + 1 : 0
  }
}
