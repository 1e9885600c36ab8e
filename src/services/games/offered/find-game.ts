import type { Game, Market } from '../../../contract/index.ts'
import { marketOfPlayer } from '../../../rules/cashier/offered-methods.ts'
import { closedMarket } from '../../../rules/edge/market-law.ts'
import { downUntil } from '../../../rules/gaming/downtime.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'

type Records = Pick<Games, 'records'>

export function findGame({ records }: Records, id: string): Game {
  const game = records().games.find((one) => one.id === id)
  if (!game) throw callError('game-unknown')
  return game
}

/** A game that this player may play at this moment. */
export function openGame(games: Pick<Games, 'records' | 'now'>, id: string, gambler: Gambler): Game {
  const game = findGame(games, id)
  requireOpen(games, game, gambler)
  return game
}

export function requireOpen({ records, now }: Pick<Games, 'records' | 'now'>, game: Game, gambler: Gambler): void {
  const { site, markets } = records()
  if (site.mode === 'live' && closedMarket(markets, gambler.country ?? undefined)) throw callError('games-closed')
  const until = downUntil(game, now())
  if (until !== undefined) throw callError('game-downtime', { details: { until: Math.floor(until / 1000) } })
}

export const marketOf = ({ records }: Records, gambler: Pick<Gambler, 'currency' | 'country'>): Market | undefined =>
  marketOfPlayer(records().markets, gambler)
