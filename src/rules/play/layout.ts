import type { Play } from '../../contract/index.ts'
import { partKindsOf } from '../sport/parts.ts'

/** What a match counts. */
export type Layout = {
  /** `match` is the first. */
  readonly parts: readonly string[]
  readonly units: readonly string[]
  /** What each part counts. */
  readonly counted: readonly (readonly string[])[]
}

export function layoutOf(play: Play): Layout {
  const kinds = Object.values(partKindsOf(play))
  return {
    parts: kinds.flatMap(({ parts }) => parts),
    units: [...new Set(kinds.flatMap(({ units }) => units))],
    counted: kinds.flatMap(({ parts, units }) => parts.map(() => units)),
  }
}

/** Where a count of the first side stands; that of the second is next to it. */
export const slotOf = ({ units }: Pick<Layout, 'units'>, part: number, unit: number): number =>
  (part * units.length + unit) * 2

/** The part of the clock while a match is longer than its parts. */
export const extraPart = 'extra'
