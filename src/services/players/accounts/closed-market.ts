import { closedMarket } from '../../../rules/edge/market-law.ts'
import { callError } from '../errors.ts'
import type { Players } from '../players.ts'

/** Refuses registrations from countries whose market is closed by law. */
export function refuseClosedMarket(players: Players, country: string | undefined): void {
  const { site, markets } = players.records()
  if (site.mode === 'live' && closedMarket(markets, country)) throw callError('country-blocked')
}
