import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds that a quiet two-core machine needs to hash this much. */
const usual = 5
const work = Buffer.alloc(4 * 1024 * 1024)
const pace = timeOf(work) / usual

/** How much slower this machine is than a quiet one: by what wants to run, and by a known piece of work. */
const slowness = (): number => Math.max(1, Math.max(loadavg()[0] ?? 0, running()) / availableParallelism(), pace)

/** What wants to run at this moment, where the system says it: the average of a minute comes to know of it late. */
function running(): number {
  const [, , , tasks = ''] = existsSync('/proc/loadavg') ? readFileSync('/proc/loadavg', 'utf8').split(' ') : []
  return Number.parseInt(tasks, 10) || 0
}

function timeOf(data: Buffer): number {
  const start = performance.now()
  createHash('sha256').update(data).digest()
  return performance.now() - start
}

/** A time-out for a quiet machine, stretched for a slow or busy one. */
export const onThisMachine = (milliseconds: number): number => Math.round(milliseconds * Math.min(slowness(), 20))

/** Nightly (`npm run test:long`), tests cover every combination and repeat what depends on chance more often. */
export const isLong = process.env['TEST_LONG'] === '1'

/** The cases of one rule: each commit tries a few, each night also the others. */
export const cases = <const Few, const Others>(
  few: readonly Few[],
  others: readonly Others[],
): readonly (Few | Others)[] => (isLong ? [...few, ...others] : few)
