import type { CompiledLanding, CurrencyCode } from '../../../contract/index.ts'
import { offeredPresets } from '../../../rules/landing/offered-presets.ts'
import type { PageBonus } from '../../page/page.ts'
import type { Catalog } from './catalog.ts'

/** What a landing's visitors choose from, in the currency that they want. */
export function welcomeBonuses(
  catalog: Pick<Catalog, 'markets' | 'bonusPresets'>,
  landing: CompiledLanding,
  wanted: CurrencyCode,
): PageBonus[] {
  return offeredPresets(catalog, landing).map(({ bonusId, name, category, amounts }) => {
    const most = amounts.find(({ currency }) => currency === wanted)
    return { bonusId, name, category, amount: most?.amount ?? null }
  })
}
