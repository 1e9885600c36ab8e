import type { Manifest } from '../../contract/index.ts'
import type { BonusWords } from '../page/page.ts'

/** What is said of every bonus that a player may have, by its number. */
export function bonusWords({ bonusPresets }: Pick<Manifest, 'bonusPresets'>): Readonly<Record<number, BonusWords>> {
  return Object.fromEntries(
    bonusPresets.map(({ bonusId, name, conditions, points }) => [
      bonusId,
      { name, conditions, ...(points !== undefined && { points }) },
    ]),
  )
}
