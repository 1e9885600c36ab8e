import type { GamesCallName } from '../../contract/calls/games.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the games. */
export type Games = Pick<Kernel, 'db' | 'now' | 'secrets'> & {
  /** The currently published records. */
  readonly records: () => Manifest
}

/** The properties of a player that a round needs. */
export type Gambler = { readonly id: string; readonly currency: CurrencyCode; readonly country: string | null }

type Player = { readonly account: Gambler }

export type Handler<Name extends GamesCallName> = PlayerHandler<Games, Player, Name>
