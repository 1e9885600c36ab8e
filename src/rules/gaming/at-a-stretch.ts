import type { Move } from '../limits/play.ts'

/** After a pause of so long, play begins anew. */
export const longPause = 5 * 60_000

/** The stakes and wins since the last long pause, and how long that is, in milliseconds. */
export type Stretch = { readonly time: number; readonly staked: number; readonly won: number }

/** What somebody has played without a long pause; the moves are the newest first. */
export function stretchOf(moves: readonly Move[], now: number): Stretch {
  let [begin, staked, won] = [now, 0, 0]
  for (const { at, amount } of moves) {
    if (begin - at > longPause) break
    begin = at
    if (amount < 0) staked -= amount
    else won += amount
  }
  return { time: now - begin, staked, won }
}
