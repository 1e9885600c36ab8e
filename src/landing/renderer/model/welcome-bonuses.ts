import type { CompiledLanding, CurrencyCode } from '../../../contract/index.ts'
import { amountIn, offeredBonuses } from '../../../rules/landing/offered-presets.ts'
import type { PageBonus } from '../../page/page.ts'
import type { SiteIndex } from './site-index.ts'

/** The bonuses that a landing offers in a currency. */
export function welcomeBonuses(
  index: Pick<SiteIndex, 'markets' | 'bonusPresets'>,
  landing: CompiledLanding,
  wanted: CurrencyCode,
): PageBonus[] {
  return offeredBonuses(index, landing, wanted).map((preset) => {
    const { bonusId, name, category } = preset
    return { bonusId, name, category, amount: amountIn(preset, wanted) ?? 0 }
  })
}
