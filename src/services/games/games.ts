import type { GamesCallName } from '../../contract/calls/games.ts'
import type { CurrencyCode, Manifest, Settings } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the games. */
export type Games = Pick<Kernel, 'db' | 'now' | 'secrets'> & {
  /** The connections to providers of external games. */
  readonly settings: Pick<Settings, 'GAME_PROVIDERS'>
  /** Who may neither sign in nor play. */
  readonly isBlocked: (db: Database, accountId: string) => Promise<boolean>
  /** The currently published records. */
  readonly records: () => Manifest
}

/** The properties of a player that a round needs. */
export type Gambler = { readonly id: string; readonly currency: CurrencyCode; readonly country: string | null }

type Player = { readonly account: Gambler }

export type Handler<Name extends GamesCallName> = PlayerHandler<Games, Player, Name>
