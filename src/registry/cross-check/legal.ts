import type { LandingRule } from './rule.ts'

/** A live site serves only markets that are open, with their licence line on every page. */
export const marketMayBeServed: LandingRule = ({ market: name }, { library }) => {
  const market = library.markets.get(name)
  if (library.site.mode !== 'live' || !market) return []
  if (!market.open) {
    return [
      { code: 'market-closed', pointer: '/market', message: `The site is live, but the market "${name}" is closed.` },
    ]
  }
  if (market.legal.licence.trim() !== '') return []
  return [
    {
      code: 'legal-block-empty',
      pointer: '/market',
      message: `The site is live, but the market "${name}" has no licence line.`,
    },
  ]
}
