import type { PlayerCallName, PlayerCalls, playerCalls } from '../../contract/calls/player.ts'
import type { Handler } from './call.ts'

/** The signed-in player, if the contract requires one. */
type PlayerOf<Name extends PlayerCallName, Player> = (typeof playerCalls)[Name] extends { readonly access: 'player' }
  ? Player
  : undefined

/** Handler of a player call. Each service chooses its context and the part of the player that it needs. */
export type PlayerHandler<Context, Player, Name extends PlayerCallName> = Handler<
  Context,
  PlayerCalls[Name],
  { readonly player: PlayerOf<Name, Player> }
>
