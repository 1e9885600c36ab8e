import type { LimitKind } from '../../contract/index.ts'

/** What a player has set, and when; null for no limit. An exclusion is the moment at which it ends. */
export type LimitChange = { readonly value: number | null; readonly at: number }

export type LimitInForce = {
  readonly value: number | null
  /** What was set, and begins later. */
  readonly next?: { readonly value: number | null; readonly from: number }
}

/** How long somebody has to think about more. */
export const coolingOff = 24 * 60 * 60_000

/**
 * The limit at a moment: a stricter one is in force at once, a laxer one a day after it was set, unless something else was
 * set meanwhile. An exclusion is never shortened. The changes are in the order in which they were made.
 */
export function limitInForce(kind: LimitKind, changes: readonly LimitChange[], now: number): LimitInForce {
  let state: LimitInForce = { value: null }
  for (const { value, at } of changes) {
    if (at > now) break
    const { value: current } = settled(state, at)
    if (freedom(kind, value) <= freedom(kind, current)) state = { value }
    else if (kind !== 'exclusion') state = { value: current, next: { value, from: at + coolingOff } }
  }
  return settled(state, now)
}

const settled = (state: LimitInForce, now: number): LimitInForce =>
  state.next && state.next.from <= now ? { value: state.next.value } : state

/** The less, the stricter: a longer exclusion leaves less freedom. */
function freedom(kind: LimitKind, value: number | null): number {
  if (value === null) return Number.POSITIVE_INFINITY
  return kind === 'exclusion' ? -value : value
}
