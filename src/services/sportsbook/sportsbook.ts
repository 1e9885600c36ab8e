import type { SportsCallName } from '../../contract/calls/sports.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the sportsbook. */
export type Sportsbook = Pick<Kernel, 'db' | 'now'> & {
  /** The currently published records. */
  readonly records: () => Manifest
  /** A translated text; English if the language has none. */
  readonly textOf: (id: string, locale: string) => string
}

/** The properties of a player that a bet needs. */
export type Bettor = { readonly id: string; readonly currency: CurrencyCode; readonly country: string | null }

type Player = { readonly account: Bettor }

export type Handler<Name extends SportsCallName> = PlayerHandler<Sportsbook, Player, Name>
