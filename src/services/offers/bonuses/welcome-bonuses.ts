import type { BonusPreset, CurrencyCode, Manifest } from '../../../contract/index.ts'
import { callError } from '../errors.ts'

/** Bonuses available in a currency: the landing's own first, then those of its market. */
export function welcomeBonuses(records: Manifest, currency: CurrencyCode, slug?: string): BonusPreset[] {
  const landing = records.landings.find((one) => one.slug === slug)
  const market =
    records.markets.find(({ id }) => id === landing?.market) ??
    records.markets.find(({ currencies }) => currencies.includes(currency))
  const names = new Set([landing?.bonus.preset, ...(market?.welcomeBonuses ?? [])])
  return [...names].flatMap((name) =>
    records.bonusPresets.filter(({ id, amounts }) => id === name && amounts.some((one) => one.currency === currency)),
  )
}

/** The amount of a bonus in hundredths, which forms use for every currency. */
export function hundredths({ amounts }: BonusPreset, currency: CurrencyCode): number {
  return Math.round((amounts.find((one) => one.currency === currency)?.amount ?? 0) * 100)
}

/** The preset chosen in a form; undefined if the player declined a bonus. */
export function chosenBonus(
  records: Manifest,
  bonusId: number | null | undefined,
  currency: CurrencyCode,
): BonusPreset | undefined {
  if (!bonusId) return undefined
  const preset = records.bonusPresets.find((one) => one.bonusId === bonusId)
  if (!preset?.amounts.some((one) => one.currency === currency)) throw callError('bonus-unknown')
  return preset
}
