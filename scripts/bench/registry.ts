import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateRegistry } from './generate-registry.ts'
import { atLeast, atMost, figure, type Measurement, median, timeProcess } from './measure.ts'
import type { RegistryFloor } from './registry-floor.ts'
import type { RegistryProbe } from './registry-probe.ts'
import { type BenchSize, say } from './size.ts'

// With the flags of the npm scripts.
const script = (name: string, ...args: string[]) => [
  '--max-semi-space-size=32',
  '--import',
  './scripts/preload.js',
  `scripts/${name}.ts`,
  ...args,
]

/** Duration of the check on the shipped records and on many generated ones. */
export function measureRegistry(size: BenchSize): Measurement[] {
  const { landings: count } = size
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  try {
    say(`  generating ${count} landings`)
    // Records that nothing uses would be problems.
    generateRegistry(folder, count, { shipped: 'all' })
    return [...measureShipped(size), ...measureEngine(folder, size), ...measureCommand(folder, size)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The median of the runs that count. */
function timeNode({ warmUps, repeats }: BenchSize, args: readonly string[]): number {
  const runs = Array.from({ length: warmUps + repeats.commands }, () => timeProcess(process.execPath, args))
  return median(runs.slice(warmUps))
}

function measureShipped(size: BenchSize): Measurement[] {
  const whole = timeNode(size, script('check', '--all'))
  return [atMost('npm run check -- --all on the shipped records', whole, 's', 1)]
}

function measureEngine(folder: string, { landings: count, repeats }: BenchSize): Measurement[] {
  const run = (name: string) => JSON.parse(execFileSync(process.execPath, script(name, folder), { encoding: 'utf8' }))
  const runs = Array.from({ length: repeats.commands }, (): RegistryFloor & RegistryProbe => ({
    ...run('bench/registry-floor'),
    ...run('bench/registry-probe'),
  }))
  const of = (key: keyof (RegistryFloor & RegistryProbe)) => median(runs.map((run) => run[key]))
  return [
    figure(`${count} landings: parsed and validated by ajv, and no more`, count / of('validated'), 'records/s'),
    atLeast(`${count} landings: check and compile`, count / of('compile'), 'records/s', 25_000),
    atLeast(
      `${count} landings: check and compile / parsing and validating alone`,
      of('validated') / of('compile'),
      '',
      0.71,
    ),
    atLeast(`${count} landings: read, check and compile`, count / (of('read') + of('compile')), 'records/s', 20_000),
    atMost(`${count} landings: memory`, of('megabytes'), 'MB', 1500),
    atLeast(
      `${count} landings: full run / re-check of one change, in one process`,
      (of('read') + of('compile')) / of('recheck'),
      'times',
      20,
    ),
  ]
}

/** The command as typed, including the start of Node and the listing of all files. */
function measureCommand(folder: string, size: BenchSize): Measurement[] {
  const { landings: count } = size
  const full = timeNode(size, script('check', '--all', '--pages', folder))
  timeProcess(process.execPath, script('check', '--pages', folder))
  const changed = path.join(folder, 'landings/campaign-1000.json')
  appendFileSync(changed, '\n')
  const again = timeNode(size, script('check', '--pages', folder))
  const named = timeNode(size, script('check', '--pages', folder, changed))
  const looked = timeNode(size, ['--eval', lookAtEach, path.join(folder, 'landings')])
  return [
    figure(`${count} landings: npm run check -- --all`, full, 's'),
    atMost(`${count} landings: npm run check after one change`, again, 's', 0.5),
    figure(`${count} landings: a program that asks for the state of each file, and no more`, looked, 's'),
    atMost(`${count} landings: npm run check of one change that is named`, named, 's', 0.5),
    atLeast(`${count} landings: full run / re-check of one change, as commands`, full / again, 'times', 20),
  ]
}

const lookAtEach = `
  const { readdirSync, statSync } = require('node:fs')
  const [, folder] = process.argv
  for (const name of readdirSync(folder)) statSync(folder + '/' + name)
`
