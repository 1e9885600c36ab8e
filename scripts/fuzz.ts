import { median } from './bench/measure.ts'
import { buildOnce } from './build/open-builder.ts'
import { runCommand, UsageError } from './cli/command.ts'
import type { Finding } from './fuzz/messages.ts'
import { watchProcess } from './fuzz/watch-process.ts'

/** Allowed growth of the heap between the first third of the rounds and the last. */
const growth = 24

await runCommand({
  usage: `Fuzzes the compiler and a complete server: npm run fuzz -- [options]

  --minutes N   duration (default: 5)
  --only NAME   only targets whose name contains this: records, texts, landings, "api login", "admin publish" …
  --seed N --path P   replays a finding; with --only

Builds what is stale first; the server has an empty database and a copy of the records. No input may be answered with a
status of 500 or above, take more than a second, break the contract, or leak memory (limit: ${growth} MB).
Exit status: 0 no findings, 1 findings.`,
  options: {
    minutes: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
  async run({ minutes, only, seed, path }) {
    const time = Number(minutes) * 60_000
    if (!(time > 0 && time <= 24 * 3_600_000)) throw new UsageError('--minutes must be a number up to 1440.')
    if (seed !== undefined && (only === '' || !Number.isInteger(Number(seed))))
      throw new UsageError('--seed must be the number that was printed, and --only the name of its target.')
    await buildOnce()
    const again = seed === undefined ? undefined : { seed: Number(seed), path: path ?? '' }
    const started = performance.now()
    const { runs, findings, heaps } = await watchProcess(
      { until: Date.now() + time, only, ...(again && { again }) },
      print,
    )
    const seconds = (performance.now() - started) / 1000
    const rate = (runs / seconds).toFixed(0)
    console.log(`Inputs: ${runs} in ${seconds.toFixed(0)} s, ${rate}/s. Findings: ${findings.length}.`)
    return findings.length > 0 || !isFlat(heaps) ? 1 : 0
  },
})

function print({ target, seed, path, reason, input }: Finding): void {
  console.log(
    `${target}: ${reason}\n  ${input}\n  replay: npm run fuzz -- --only "${target}" --seed ${seed} --path "${path}"`,
  )
}

/** Reports heap sizes; undecided if there are too few rounds. */
function isFlat(heaps: readonly number[]): boolean {
  // The first round fills the caches.
  const [, ...later] = heaps
  if (later.length < 6) return true
  const third = Math.floor(later.length / 3)
  const [first, last] = [median(later.slice(0, third)), median(later.slice(-third))]
  console.log(`Heap after a round: ${first.toFixed(0)} MB at the start, ${last.toFixed(0)} MB at the end.`)
  return last - first <= growth
}
