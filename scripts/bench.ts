import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printTable } from './bench/measure.ts'
import { measureRegistry } from './bench/registry.ts'
import { measureTypes } from './bench/types.ts'
import { runCommand, UsageError } from './cli/command.ts'

await runCommand({
  usage: `Measures what the project promises: npm run bench [-- options]

  --landings N    how many landings to generate (default: 100000)
  --out FILE      where the figures are written as JSON (default: var/bench.json)

All figures are medians. A missed target is printed, and does not fail the run.`,
  options: { landings: { type: 'string', default: '100000' }, out: { type: 'string', default: 'var/bench.json' } },
  run({ landings, out }) {
    const count = Number(landings)
    if (!Number.isInteger(count) || count < 1001) throw new UsageError('--landings takes a whole number above 1000.')
    const measurements = [...measureRegistry(count), ...measureTypes(count)]
    printTable(measurements)
    mkdirSync(path.dirname(out), { recursive: true })
    writeFileSync(out, `${JSON.stringify(measurements, null, 2)}\n`)
    return 0
  },
})
