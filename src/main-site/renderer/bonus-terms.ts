import type { Manifest } from '../../contract/index.ts'
import type { BonusTerms } from '../page/page.ts'

/** The terms of every bonus that a player may have, by its number. */
export function playerTerms({ bonusPresets }: Pick<Manifest, 'bonusPresets'>): Readonly<Record<number, BonusTerms>> {
  return Object.fromEntries(
    bonusPresets.map(({ bonusId, name, conditions, percent, wager, days }) => [
      bonusId,
      { name, conditions, wager, days, ...(percent !== undefined && { percent }) },
    ]),
  )
}
