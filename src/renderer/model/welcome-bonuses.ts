import type { CompiledLanding, CurrencyCode } from '../../contract/index.ts'
import type { PageBonus } from '../../ui/page.ts'
import { type Catalog, find } from './catalog.ts'

/** The bonuses that a landing's visitors choose from. The advertised one comes first: it is the one that is chosen. */
export function welcomeBonuses(
  { markets, bonusPresets }: Pick<Catalog, 'markets' | 'bonusPresets'>,
  { bonus, market }: CompiledLanding,
  wanted: CurrencyCode,
): PageBonus[] {
  const offered = find(markets, market).welcomeBonuses
  return [...new Set([bonus.preset, ...offered])].map((name) => {
    const { bonusId, name: text, category, amounts } = find(bonusPresets, name)
    const most = amounts.find(({ currency }) => currency === wanted)
    return { bonusId, name: text, category, amount: most?.amount ?? null }
  })
}
