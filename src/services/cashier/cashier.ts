import type { CashierCallName } from '../../contract/calls/cashier.ts'
import type { CurrencyCode, Manifest } from '../../contract/index.ts'
import type { PlayerHandler } from '../../kernel/calls/player-handler.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { PaymentProvider } from './provider/provider.ts'

/** The context of deposits. */
export type Cashier = Pick<Kernel, 'db' | 'now' | 'secrets'> & {
  /** The currently published records. */
  readonly records: () => Manifest
  /** A translated text; English if the language has none. */
  readonly textOf: (id: string, locale: string) => string
  readonly payments: PaymentProvider
}

/** The properties of a player that the cashier needs. */
export type Payer = {
  readonly id: string
  readonly currency: CurrencyCode
  readonly country: string | null
  readonly locale: string
}

type Player = { readonly account: Payer }

export type Handler<Name extends CashierCallName> = PlayerHandler<Cashier, Player, Name>
