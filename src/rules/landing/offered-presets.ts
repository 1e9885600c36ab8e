import type { BonusPreset, CompiledLanding } from '../../contract/index.ts'
import { find, type Records } from './records.ts'

/** The bonuses that a landing's visitors choose from. The advertised one comes first: it is the one that is chosen. */
export function offeredPresets(
  { markets, bonusPresets }: Pick<Records, 'markets' | 'bonusPresets'>,
  { bonus, market }: CompiledLanding,
): BonusPreset[] {
  const names = new Set([bonus.preset, ...find(markets, market).welcomeBonuses])
  return [...names].map((name) => find(bonusPresets, name))
}
