import type { BonusPreset } from '../../contract/index.ts'
import { find, type Records } from './records.ts'

type Bonuses = Pick<Records, 'markets' | 'bonusPresets'>
type Advertising = { readonly market: string; readonly bonus: { readonly preset: string } }

/** The bonuses of a landing in any currency. The advertised one comes first: it is the one that is chosen. */
export function offeredPresets({ markets, bonusPresets }: Bonuses, { bonus, market }: Advertising): BonusPreset[] {
  const names = new Set([bonus.preset, ...find(markets, market).welcomeBonuses])
  return [...names].map((name) => find(bonusPresets, name))
}

/** What visitors choose from in a currency: nothing that an account in it could not have. */
export function offeredBonuses(bonuses: Bonuses, landing: Advertising | undefined, currency: string): BonusPreset[] {
  const presets = landing ? offeredPresets(bonuses, landing) : presetsFor(bonuses, currency)
  return presets.filter((preset) => amountIn(preset, currency) !== undefined)
}

/** The most that a bonus brings; nothing where it is not given in the currency. */
export function amountIn({ amounts }: Pick<BonusPreset, 'amounts'>, currency: string): number | undefined {
  return amounts.find((one) => one.currency === currency)?.amount
}

/** Where nobody knows the landing, the first market with this currency decides. */
function presetsFor({ markets, bonusPresets }: Bonuses, currency: string): BonusPreset[] {
  const market = [...markets.values()].find(({ currencies }) => currencies.includes(currency))
  return (market?.welcomeBonuses ?? []).map((name) => find(bonusPresets, name))
}
