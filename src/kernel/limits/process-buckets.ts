import { callError } from '../calls/errors.ts'
import type { Kernel } from '../kernel.ts'
import type { LimitRule } from './limit.ts'

type Bucket = { readonly tokens: number; readonly at: number }

/** In the order of their last use, so the one that is forgotten first has been unused for longest. */
const buckets = new Map<string, Bucket>()

/** Bounds the memory that strangers can take. */
const mostBuckets = 50_000

/** Takes one token of a limit that each process counts on its own, or throws with the time until the next one. */
export function takeOwnToken({ now }: Pick<Kernel, 'now'>, key: string, { times, window }: LimitRule): void {
  const moment = now()
  const rate = times / window
  const { tokens, at } = buckets.get(key) ?? { tokens: times, at: moment }
  const grown = Math.min(times, tokens + Math.max(0, moment - at) * rate)
  if (grown < 1)
    throw callError('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil((1 - grown) / rate / 1000)) })
  buckets.delete(key)
  buckets.set(key, { tokens: grown - 1, at: moment })
  const [oldest] = buckets.keys()
  if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest)
}
