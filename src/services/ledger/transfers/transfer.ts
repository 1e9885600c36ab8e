import type { CurrencyCode, PaymentKind } from '../../../contract/index.ts'
import type { Pocket } from './pocket.ts'

/** What moves money; nothing else does. */
export type TransferKind =
  | PaymentKind
  /** Money that was set aside leaves; what the player can play with stays as it is. */
  | 'capture'

/** An amount that a pocket gets, or gives if it is negative, in minor units. */
export type Leg = Pocket & { readonly amount: number; readonly currency: CurrencyCode }

export type Transfer = {
  /** Made by whoever asks: a transfer with an id that is known moves nothing. */
  readonly id: string
  readonly kind: TransferKind
  /** What caused it: the kind of a thing and its id, such as `payment 7f3a`; never anything about a person. */
  readonly cause: string
  /** They add up to zero in each currency. */
  readonly legs: readonly Leg[]
}
