import type { PlayerCallName } from '../../contract/calls/player.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** What bonuses, promo codes and the settings of the site stand on. */
export type Offers = Pick<Kernel, 'db' | 'now'> & {
  /** The records as they are published now. */
  readonly records: () => Manifest
  readonly countryOf: (ip: string) => string | undefined
  /** A text in a language, English where it has none. */
  readonly textOf: (id: string, locale: string) => string
}

/** What offers have to know of a player. */
type Player = { readonly account: { readonly id: string; readonly currency: CurrencyCode } }

export type Handler<Name extends PlayerCallName> = PlayerHandler<Offers, Player, Name>
