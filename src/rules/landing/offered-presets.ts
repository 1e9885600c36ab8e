import type { BonusPreset } from '../../contract/index.ts'
import { find, type Records } from './records.ts'

type Bonuses = Pick<Records, 'markets' | 'bonusPresets'>
type Advertising = { readonly market: string; readonly bonus: { readonly preset: string } }

/** The bonuses of a landing in any currency. The advertised one comes first, as the default. */
export function offeredPresets({ markets, bonusPresets }: Bonuses, { bonus, market }: Advertising): BonusPreset[] {
  const names = new Set([bonus.preset, ...find(markets, market).welcomeBonuses])
  return [...names].map((name) => find(bonusPresets, name))
}

/** The bonuses available to an account in a currency. */
export function offeredBonuses(bonuses: Bonuses, landing: Advertising | undefined, currency: string): BonusPreset[] {
  const presets = landing ? offeredPresets(bonuses, landing) : presetsFor(bonuses, currency)
  return presets.filter((preset) => amountIn(preset, currency) !== undefined)
}

/** The maximum amount of a bonus; undefined if it is not available in the currency. */
export function amountIn({ amounts }: Pick<BonusPreset, 'amounts'>, currency: string): number | undefined {
  return amounts.find((one) => one.currency === currency)?.amount
}

/** The bonuses of the first market with this currency, if the landing is unknown. */
function presetsFor({ markets, bonusPresets }: Bonuses, currency: string): BonusPreset[] {
  const market = [...markets.values()].find(({ currencies }) => currencies.includes(currency))
  return (market?.welcomeBonuses ?? []).map((name) => find(bonusPresets, name))
}
