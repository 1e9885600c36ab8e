import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureAdmin } from './bench/admin.ts'
import { type Measurement, printTable } from './bench/measure.ts'
import { measurePages } from './bench/pages.ts'
import { measurePlatform } from './bench/platform.ts'
import { measureRegistry } from './bench/registry.ts'
import { measureTypes } from './bench/types.ts'
import { measureVisits } from './bench/visit/measure-visits.ts'
import { runCommand, UsageError } from './cli/command.ts'

await runCommand({
  usage: `Measures what the project promises: npm run bench [-- options]

  --only PART     one of registry, types, pages, platform, admin, visits (default: all)
  --rounds N      how many visits are measured (default: 5)
  --landings N    how many landings to generate (default: 100000)
  --out FILE      where the figures are written as JSON (default: var/bench.json)

All figures are medians. A missed target is printed, and does not fail the run.`,
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    landings: { type: 'string', default: '100000' },
    out: { type: 'string', default: 'var/bench.json' },
  },
  async run({ only, rounds, landings, out }) {
    const count = wholeNumber('--landings', landings, 1001)
    const parts: Readonly<Record<string, () => Measurement[] | Promise<Measurement[]>>> = {
      registry: () => measureRegistry(count),
      types: () => measureTypes(count),
      pages: () => measurePages(),
      platform: () => measurePlatform(),
      admin: () => measureAdmin(),
      visits: () => measureVisits(wholeNumber('--rounds', rounds, 1)),
    }
    if (only !== undefined && !parts[only])
      throw new UsageError(`--only takes one of ${Object.keys(parts).join(', ')}.`)
    const measurements: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (only === undefined || only === name) measurements.push(...(await measure()))
    }
    printTable(measurements)
    mkdirSync(path.dirname(out), { recursive: true })
    writeFileSync(out, `${JSON.stringify(measurements, null, 2)}\n`)
    return 0
  },
})

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) throw new UsageError(`${option} takes a whole number from ${least}.`)
  return number
}
