import type { BonusPreset, CompiledLanding, CurrencyCode } from '../../contract/index.ts'
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

/** What a landing advertises in a currency: its own bonus, otherwise the first that it offers there, if any. */
export function bonusIn(
  bonuses: Bonuses,
  landing: Pick<CompiledLanding, 'market' | 'bonus'>,
  currency: CurrencyCode,
): CompiledLanding['bonus'] | undefined {
  if (currency === landing.bonus.currency) return landing.bonus
  const [preset] = offeredBonuses(bonuses, landing, currency)
  const amount = preset && amountIn(preset, currency)
  if (!preset || amount === undefined) return undefined
  const { id, bonusId, category, percent } = preset
  const offered =
    id === landing.bonus.preset ? landing.bonus : { preset: id, category, bonusId, ...(percent && { percent }) }
  return { ...offered, currency, amount }
}

/** The currencies of a landing's accounts; its own is one of them. */
export function currenciesOf(
  { markets }: Pick<Bonuses, 'markets'>,
  { market, bonus }: Pick<CompiledLanding, 'market' | 'bonus'>,
): CurrencyCode[] {
  return [...new Set([...find(markets, market).currencies, bonus.currency])]
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
