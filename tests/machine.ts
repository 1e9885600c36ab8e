import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds that a quiet two-core machine needs to hash this much. */
const usual = 5
const work = Buffer.alloc(4 * 1024 * 1024)

/** How much slower this machine is than a quiet one: by its load so far, and by a known piece of work just now. */
const slowness = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism(), timeOf(work) / usual)

function timeOf(data: Buffer): number {
  const start = performance.now()
  createHash('sha256').update(data).digest()
  return performance.now() - start
}

/** A time-out for a quiet machine, stretched for a slow or busy one. */
export const onThisMachine = (milliseconds: number): number => Math.round(milliseconds * Math.min(slowness, 20))

/** Nightly (`npm run test:long`), tests cover every combination and repeat what depends on chance more often. */
export const isLong = process.env['TEST_LONG'] === '1'
