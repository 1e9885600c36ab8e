import type { Readable } from 'node:stream'
import type { SiteCallName, SiteCalls, siteCalls } from '../../contract/calls/site.ts'
import type { Handler } from './call.ts'

/** The signed-in player, if the contract requires one. */
type PlayerOf<Name extends SiteCallName, Player> = (typeof siteCalls)[Name] extends { readonly access: 'player' }
  ? Player
  : undefined

/** Calls that produce something else than JSON answer with a stream. */
type StreamOf<Name extends SiteCallName> = (typeof siteCalls)[Name] extends { readonly produces: string }
  ? Readable
  : never

/** Handler of a player call. Each service chooses its context and the part of the player that it needs. */
export type PlayerHandler<Context, Player, Name extends SiteCallName> = Handler<
  Context,
  SiteCalls[Name],
  { readonly player: PlayerOf<Name, Player> },
  StreamOf<Name>
>
