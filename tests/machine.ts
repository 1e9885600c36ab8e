import { availableParallelism, loadavg } from 'node:os'

/** How many runnable processes share a core at the start of the run; time-outs grow with it. */
const share = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** A time-out for a quiet machine, stretched for a busy one. */
export const onThisMachine = (milliseconds: number): number => Math.round(milliseconds * Math.min(share, 20))
