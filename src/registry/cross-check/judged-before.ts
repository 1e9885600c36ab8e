import type { CompiledLanding } from '../../contract/index.ts'
import type { JudgedLanding } from './rule.ts'

/** The landing that one extends, if what both have in common needs to be checked in that one only. */
export const judgedBefore = (
  landing: CompiledLanding,
  parent: CompiledLanding | undefined,
): CompiledLanding | undefined => (parent && areJudgedAlike(landing, parent) ? parent : undefined)

const areJudgedAlike = (one: JudgedLanding, other: JudgedLanding) =>
  one.bonus.preset === other.bonus.preset &&
  one.bonus.currency === other.bonus.currency &&
  (one.values === other.values || Object.keys(one.values).join() === Object.keys(other.values).join())
