import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../codegen/digest.ts'
import { copyRecords } from './copy-records.ts'
import { atLeast, atMost, type Measurement, median } from './measure.ts'
import { type BenchSize, say } from './size.ts'

type Report = {
  readonly pages: number
  readonly made: number
  readonly seconds: number
  readonly stages: Readonly<Record<string, number>>
  readonly sizes: readonly number[]
}

/** Build times of the shipped pages: a clean build, and a build after one record has changed. */
export function measurePages(size: BenchSize): Measurement[] {
  const { builds } = size
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
  try {
    const pages = path.join(folder, 'pages')
    copyRecords(size, pages)
    const runs = Array.from({ length: builds }, (_, index) => index + 1)
    const whole = runs.map((run) => {
      say(`  clean build, ${run} of ${builds}`)
      // A clean build has neither bundles nor pages.
      rmSync(path.join(projectRoot, 'node_modules/.cache/powerplay'), { recursive: true, force: true })
      return buildPages(pages, path.join(folder, `out-${run}`), '--all')
    })
    const out = path.join(folder, 'out-1')
    const changed = runs.map((run) => {
      say(`  build after one change, ${run} of ${builds}`)
      const file = path.join(pages, 'landings/1win.json')
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), notes: `Changed ${run}.` }))
      return buildPages(pages, out, '--changed')
    })
    return [...describeWhole(whole), ...describeChange(changed), ...describeSizes(whole)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function describeWhole(runs: readonly Report[]): Measurement[] {
  const count = runs[0]?.pages ?? 0
  const rendering = median(runs.map(({ stages }) => stages['rendering'] ?? Number.NaN))
  return [
    atMost(`clean build of all ${count} pages`, median(runs.map(({ seconds }) => seconds)), 's', 15),
    atLeast('pages rendered, before compressing and writing', (count / rendering) * 1000, 'pages/s', 1000),
  ]
}

function describeChange(runs: readonly Report[]): Measurement[] {
  const made = median(runs.map((run) => run.made))
  return [atMost(`build after one changed record (${made} pages)`, median(runs.map(({ seconds }) => seconds)), 's', 1)]
}

function describeSizes([run]: readonly Report[]): Measurement[] {
  const sizes = run?.sizes ?? []
  const small = sizes.filter((size) => size <= 14_000).length / sizes.length
  return [
    atLeast('pages of at most 14 KB, brotli', small * 100, '%', 90),
    atMost('the largest page, brotli', (sizes.at(-1) ?? 0) / 1000, 'KB', 20),
  ]
}

/** Runs the build as a user would, and returns its report. */
export function buildPages(pages: string, out: string, ...flags: readonly string[]): Report {
  const args = ['--max-semi-space-size=32', '--import', './scripts/preload.js', 'scripts/build.ts', '--json']
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...flags, '--pages', pages, '--out', out], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`The build failed: ${stderr}`)
  // The wall time of the whole process.
  return { ...(JSON.parse(stdout) as Report), seconds: (performance.now() - started) / 1000 }
}
