import type { BonusPreset, CompiledLanding } from '../../contract/index.ts'

/** What a page says of a bonus, in any currency. */
export type BonusTerms = Pick<
  BonusPreset,
  'id' | 'bonusId' | 'category' | 'percent' | 'wager' | 'days' | 'points' | 'minimumOdds' | 'conditions'
>

type Advertised = CompiledLanding['bonus']

/** A landing states the percentage of the bonus that it advertises. */
export function termsOf(preset: BonusPreset, advertised: Advertised): BonusTerms {
  const { id, bonusId, category, wager, days, points, minimumOdds, conditions } = preset
  const { percent } = id === advertised.preset ? advertised : preset
  return {
    id,
    bonusId,
    category,
    wager,
    days,
    conditions,
    ...(percent !== undefined && { percent }),
    ...(points !== undefined && { points }),
    ...(minimumOdds !== undefined && { minimumOdds }),
  }
}
