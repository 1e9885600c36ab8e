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

/**
 * The start of the server among very many landings, and from saving or publishing one to a visitor who sees it, among
 * many and among few.
 */
export async function measureScale(size: BenchSize): Promise<Measurement[]> {
  const [few, many] = size.scale
  const among = (count: number) => withRecords(count, size, (place) => measureSite(place, size))
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

async function withRecords<Result>(
  count: number,
  size: BenchSize,
  use: (place: Place) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-scale-'))
  const below = (name: string) => path.join(folder, name)
  try {
    generateRegistry(below('pages'), count, size)
    return await use({ PAGES_DIR: below('pages'), OUT_DIR: below('out'), DATA_DIR: below('data') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first start builds; what counts is a start of what has been built. */
async function measureSite(place: Place, size: BenchSize): Promise<Measured> {
  await withSite(place, () => untilBuilt(place))
  const floor = readEach(place)
  return withSite(place, async (site) => {
    const saving = await measureSaving(site, place, size)
    const publishing = await measurePublishing(site, place, size)
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

async function measureSaving(site: RunningSite, place: Place, size: BenchSize) {
  const slugOf = (turn: number) => `campaign-${size.repeats.publications + size.warmUps + turn}`
  return measureRepeated(site, size, async (turn) => () => saveTheme(place, site.address, slugOf(turn), turn))
}

async function measurePublishing(site: RunningSite, place: Place, size: BenchSize) {
  const ask = await signIn(site.address, place)
  // Who publishes has seen the catalogue.
  await ask('GET', '/catalogue')
  return measureRepeated(site, size, (turn) => publishTheme(ask, site.address, `campaign-${turn}`, turn))
}

/** The wall and processor time of what is done, each time to a site at rest; the first time finds everything cold. */
async function measureRepeated(
  site: RunningSite,
  { repeats, warmUps, waits }: BenchSize,
  prepare: (turn: number) => Promise<() => Promise<void>>,
): Promise<{ seconds: number; used: number }> {
  const runs: { seconds: number; used: number }[] = []
  for (let turn = 0; turn < warmUps + repeats.publications; turn++) {
    const act = await prepare(turn)
    await atRest(site, waits.rest)
    const [started, before] = [performance.now(), site.used()]
    await act()
    runs.push({ seconds: (performance.now() - started) / 1000, used: site.used() - before })
  }
  const warm = runs.slice(warmUps)
  return { seconds: median(warm.map(({ seconds }) => seconds)), used: median(warm.map(({ used }) => used)) }
}

/** What is done when nobody publishes begins some seconds after a publication. */
async function atRest({ used }: RunningSite, rest: number): Promise<void> {
  const step = 1000
  for (let quiet = 0, before = used(); quiet < rest; before = used()) {
    await wait(step)
    quiet = used() - before < 0.1 ? quiet + step : 0
  }
}
