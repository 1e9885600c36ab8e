import type { CompiledLanding, CurrencyCode } from '../../../contract/index.ts'
import { amountIn, offeredBonuses } from '../../../rules/landing/offered-presets.ts'
import type { PageBonus } from '../../page/page.ts'
import type { Catalog } from './catalog.ts'

/** What a landing's visitors choose from, in the currency that they want. */
export function welcomeBonuses(
  catalog: Pick<Catalog, 'markets' | 'bonusPresets'>,
  landing: CompiledLanding,
  wanted: CurrencyCode,
): PageBonus[] {
  return offeredBonuses(catalog, landing, wanted).map((preset) => {
    const { bonusId, name, category } = preset
    return { bonusId, name, category, amount: amountIn(preset, wanted) ?? 0 }
  })
}
