import type { Score } from '../settlement/score.ts'
import type { Played } from './game.ts'
import { type Layout, slotOf } from './layout.ts'

export type Side = 0 | 1

/** A match before its first step: it has begun, and nothing was counted. */
export function newPlayed({ parts, units }: Layout): Played {
  const progress = new Uint8Array(parts.length)
  progress[0] = 1
  return { counts: new Int32Array(parts.length * units.length * 2), progress, ranking: [] }
}

export const copyOf = <State extends Played>(state: State): State => ({
  ...state,
  counts: state.counts.slice(),
  progress: state.progress.slice(),
})

export const isOver = ({ progress }: Played): boolean => progress[0] === 2

export function beginPart({ progress }: Played, part: number): void {
  progress[part] = 1
}

export function endPart({ progress }: Played, part: number): void {
  progress[part] = 2
}

/** Ends the match. */
export const endMatch = (played: Played): void => endPart(played, 0)

export function add({ counts }: Played, slot: number, side: Side, by = 1): void {
  counts[slot + side] = (counts[slot + side] ?? 0) + by
}

export const countOf = ({ counts }: Played, slot: number, side: Side): number => counts[slot + side] ?? 0

/** What settlement and people see of it: the parts that have begun. */
export function scoreOf(layout: Layout, played: Played): Score {
  const begun = layout.parts.flatMap((name, part) => (played.progress[part] ? [{ name, part }] : []))
  const counts = begun.flatMap(({ name, part }) =>
    (layout.counted[part] ?? []).map((unit): [string, [number, number]] => {
      const slot = slotOf(layout, part, layout.units.indexOf(unit))
      return [`${name}.${unit}`, [countOf(played, slot, 0), countOf(played, slot, 1)]]
    }),
  )
  return {
    counts: Object.fromEntries(counts),
    finished: begun.filter(({ part }) => played.progress[part] === 2).map(({ name }) => name),
    ...(played.ranking.length > 0 && { ranking: played.ranking }),
  }
}
