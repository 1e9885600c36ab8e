import { median } from './bench/measure.ts'
import { buildInChild } from './cli/build-in-child.ts'
import { runCommand, UsageError } from './cli/command.ts'
import type { Finding } from './fuzz/messages.ts'
import { watchProcess } from './fuzz/watch-process.ts'

/** What the heap may grow by, between the first third of the rounds and the last one. */
const growth = 24

await runCommand({
  usage: `Gives odd input to the compiler and to a whole server: npm run fuzz -- [options]

  --minutes N   how long (default: 5)
  --only NAME   only what has this in its name: records, texts, landings, "api login", "admin publish" …
  --seed N --path P   what was found, once more; with --only

Builds what is stale first; the server has an empty database and a copy of the records. No input may be answered with a
status from 500, take more than a second, break the contract, or be kept: the heap may grow by ${growth} MB.
Exit status 0 when all is well, 1 when something was found.`,
  options: {
    minutes: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
  async run({ minutes, only, seed, path }) {
    const time = Number(minutes) * 60_000
    if (!(time > 0 && time <= 24 * 3_600_000)) throw new UsageError('--minutes takes a number up to 1440.')
    if (seed !== undefined && (only === '' || !Number.isInteger(Number(seed))))
      throw new UsageError('--seed takes the number that was printed, and --only the name beside it.')
    await buildInChild()()
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
    `${target}: ${reason}\n  ${input}\n  again: npm run fuzz -- --only "${target}" --seed ${seed} --path "${path}"`,
  )
}

/** Says how the heap was after each round; too few rounds say nothing. */
function isFlat(heaps: readonly number[]): boolean {
  // The first round fills what is kept on purpose.
  const [, ...later] = heaps
  if (later.length < 6) return true
  const third = Math.floor(later.length / 3)
  const [first, last] = [median(later.slice(0, third)), median(later.slice(-third))]
  console.log(`Heap after a round: ${first.toFixed(0)} MB at first, ${last.toFixed(0)} MB in the end.`)
  return last - first <= growth
}
