import type { PlayerCallName, PlayerCalls, playerCalls } from '../../contract/calls/player.ts'
import type { Handler } from './call.ts'

/** Who asks, where the contract wants a signed-in player. */
type PlayerOf<Name extends PlayerCallName, Player> = (typeof playerCalls)[Name] extends { readonly access: 'player' }
  ? Player
  : undefined

/** What answers a call of players; each service says on what its calls stand and what it has to know of a player. */
export type PlayerHandler<Context, Player, Name extends PlayerCallName> = Handler<
  Context,
  PlayerCalls[Name],
  { readonly player: PlayerOf<Name, Player> }
>
