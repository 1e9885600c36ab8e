import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { measureAdmin } from './bench/admin.ts'
import { measureBets } from './bench/bets.ts'
import { fallen, keep, readKept, writeKept } from './bench/kept-ratios.ts'
import { measureLedger } from './bench/ledger.ts'
import { measureLiveOdds } from './bench/live-odds.ts'
import { measureMainSite } from './bench/main-site/measure-main-site.ts'
import { measureMatchPage } from './bench/match-page/measure-match-page.ts'
import { type Measurement, printTable } from './bench/measure.ts'
import { measurePages } from './bench/pages.ts'
import { measurePlatform } from './bench/platform.ts'
import { measureRegistry } from './bench/registry.ts'
import { measureRounds } from './bench/rounds.ts'
import { measureScale } from './bench/scale/measure-scale.ts'
import { measureServed } from './bench/served/measure-served.ts'
import { type BenchSize, full, say, smallest } from './bench/size.ts'
import { measureStart } from './bench/start/measure-start.ts'
import { measureTypes } from './bench/types.ts'
import { measureVisits } from './bench/visit/measure-visits.ts'
import { runCommand, UsageError } from './cli/command.ts'

await runCommand({
  usage: `Measures performance against the project's targets: npm run bench [-- options]

  --only PARTS    some of registry, types, pages, start, served, scale, platform, ledger, bets, rounds,
                  live-odds, admin, visits, main-site, match-page, with commas (default: all)
  --rounds N      how many visits are measured (default: ${full.rounds})
  --landings N    how many landings to generate (default: ${full.landings})
  --smallest      runs every stage at its smallest size, to show that it works
  --keep          keeps the ratios of this run in scripts/bench/kept-ratios.json
  --out FILE      where the results are written as JSON (default: var/bench.json)

Results are medians unless they say otherwise. A missed target is reported, but does not fail the run. A ratio that
is worse than its last ones by more than they differ does, except at the smallest size.`,
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    landings: { type: 'string' },
    smallest: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    out: { type: 'string', default: 'var/bench.json' },
  },
  async run({ only, rounds, landings, smallest: isSmallest, keep: isKept, out }) {
    if (isSmallest && isKept) throw new UsageError('Ratios of the smallest size mean nothing, so they are not kept.')
    const usual = isSmallest ? smallest : full
    const size: BenchSize = {
      ...usual,
      ...(landings !== undefined && { landings: wholeNumber('--landings', landings, 1001) }),
      ...(rounds !== undefined && { rounds: wholeNumber('--rounds', rounds, 1) }),
    }
    const parts: Readonly<Record<string, (size: BenchSize) => Measurement[] | Promise<Measurement[]>>> = {
      registry: measureRegistry,
      types: measureTypes,
      pages: measurePages,
      start: measureStart,
      served: measureServed,
      scale: measureScale,
      platform: measurePlatform,
      ledger: measureLedger,
      bets: measureBets,
      rounds: measureRounds,
      'live-odds': measureLiveOdds,
      admin: measureAdmin,
      visits: measureVisits,
      'main-site': measureMainSite,
      'match-page': measureMatchPage,
    }
    const chosen = only?.split(',') ?? Object.keys(parts)
    if (!chosen.every((part) => parts[part])) throw new UsageError(`--only takes ${Object.keys(parts).join(', ')}.`)
    const measurements: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (!chosen.includes(name)) continue
      say(`Measuring ${name} …`)
      const found = await measure(size)
      const figures = found.filter(({ value }) => Number.isFinite(value))
      if (found.length === 0 || figures.length < found.length) throw new Error(`${name} measured nothing.`)
      measurements.push(...found)
    }
    printTable(measurements)
    mkdirSync(path.dirname(out), { recursive: true })
    writeFileSync(out, `${JSON.stringify(measurements, null, 2)}\n`)
    if (isSmallest) return 0
    const kept = readKept()
    if (isKept) writeKept(keep(kept, measurements))
    const worse = fallen(kept, measurements)
    for (const ratio of worse) console.error(`Fallen: ${ratio}`)
    return worse.length > 0 && !isKept ? 1 : 0
  },
})

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`${option} must be a whole number of at least ${least}.`)
  return number
}
