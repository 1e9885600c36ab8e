import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of bonuses, promo codes and site settings. */
export type Offers = Pick<Kernel, 'db' | 'now'> & {
  /** The currently published records. */
  readonly records: () => Manifest
  readonly countryOf: (ip: string) => string | undefined
  /** A translated text; English if the language has none. */
  readonly textOf: (id: string, locale: string) => string
}

/** The properties of a player that offers need. */
type Player = { readonly account: { readonly id: string; readonly currency: CurrencyCode } }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Offers, Player, Name>
