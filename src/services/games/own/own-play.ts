import type { GamesCalls } from '../../../contract/calls/games.ts'
import { stretchOf } from '../../../rules/gaming/at-a-stretch.ts'
import { coolingOff } from '../../../rules/limits/limit-in-force.ts'
import { playOf } from '../../ledger/statements/play-of.ts'
import type { Gambler, Games } from '../games.ts'
import { marketOf } from '../offered/find-game.ts'

/** How long a player has played without a long pause, what that cost, and what the market asks. */
export async function ownPlay(games: Games, gambler: Gambler): Promise<GamesCalls['own-play']['answer']> {
  const now = games.now()
  const moves = await playOf(games.db, { player: gambler.id, since: now - coolingOff })
  const { time, staked, won } = stretchOf(moves, now)
  const play = marketOf(games, gambler)?.play
  return { minutes: Math.floor(time / 60_000), staked, won, ...(play && { play }) }
}
