import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
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

/** A live site redirects visitors to the real main site. */
export function checkArrival({ file, value }: CheckedRecord<'site'>): Finding[] {
  if (value.mode !== 'live' || value.hosts.arrival === undefined) return []
  const message = `The site is live, but redirects to "${value.hosts.arrival}" instead of the main site.`
  return [{ code: 'arrival-in-live', file, pointer: '/hosts/arrival', message }]
}
