import type { BonusPreset, CurrencyCode, Manifest } from '../../../contract/index.ts'
import { amountIn } from '../../../rules/landing/offered-presets.ts'
import { toMinorUnits } from '../../../rules/minor-units.ts'
import { callError } from '../errors.ts'

/** The amount of a bonus in minor units. */
export const bonusAmount = (preset: BonusPreset, currency: CurrencyCode): number =>
  toMinorUnits(amountIn(preset, currency) ?? 0)

/** The preset chosen in a form; undefined if the player declined a bonus. */
export function chosenBonus(
  records: Manifest,
  bonusId: number | null | undefined,
  currency: CurrencyCode,
): BonusPreset | undefined {
  if (!bonusId) return undefined
  const preset = records.bonusPresets.find((one) => one.bonusId === bonusId)
  if (!preset || amountIn(preset, currency) === undefined) throw callError('bonus-unknown')
  return preset
}
